import type { Booklet } from '../guide.ts';

export const moving: Booklet = {
  look: 'dusk',
  cover: { name: 'new-york', focus: { x: 64, y: 40 } },
  opening: {
    heading: 'Across the bay',
    lead: 'On a clear evening you can see one from the other. The move is longer than the view.',
    paragraphs: [
      'This booklet is for whoever lives in New York and thinks of the coast of Monmouth County: how to get to work from there, which kinds of towns there are, what a house asks of its owner, and in which order to do it all.',
      'Timetables, fares and fees change; so none are printed here. There are lines to write today’s into.',
    ],
  },
  pages: [
    {
      heading: 'Ferries and trains',
      picture: { name: 'highlands-stop-1', focus: { x: 50, y: 50 } },
      lead: 'Where you board decides more about a weekday than the number of bedrooms.',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'By water',
              text: 'Boats to Manhattan leave from Highlands, from the harbor of Atlantic Highlands and from Belford. Ask about winter, fog, and the last boat home.',
            },
            {
              term: 'By rail',
              text: 'The North Jersey Coast Line stops in Middletown, Red Bank, Long Branch and Asbury Park; Little Silver’s station serves Shrewsbury, too. Ask which trains go through and which make you change.',
            },
            {
              term: 'By road',
              text: 'The Parkway, the bus, the bridge. Drive it on a working day at your own hour, both ways, before you believe a map.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Try it on a Tuesday',
      lead: 'Make the whole way once, from a front door here to your desk there and home again.',
      blocks: [
        {
          kind: 'table',
          columns: ['From door to desk', 'First way', 'Second way'],
          rows: [
            'Door to pier or platform, minutes',
            'Parking there: permit, wait, cost',
            'Crossing or ride, minutes',
            'Change, and how long one waits',
            'Arrival to desk, minutes',
            'Together, there',
            'Together, home',
            'First one out, last one back',
            'Cost of a month',
          ],
        },
        {
          kind: 'ticks',
          title: 'And ask',
          ticks: [
            'Is there a list for parking, and how long is it?',
            'What happens on a snow day?',
            'Who is home first if the boat is late?',
            'Is the connection at home good enough for Fridays?',
          ],
        },
      ],
    },
    {
      heading: 'Which kind of town',
      picture: { name: 'shore-wide', focus: { x: 50, y: 50 } },
      lead: 'By what lies in front of the door. Each place has its page and its drawing on the site.',
      blocks: [
        {
          kind: 'terms',
          terms: [
            { term: 'Ocean', text: 'Sea Bright, Monmouth Beach, Long Branch, Asbury Park.' },
            { term: 'River', text: 'Rumson, Fair Haven, Red Bank.' },
            { term: 'Bay', text: 'Highlands, Atlantic Highlands, Belford, Union Beach.' },
            {
              term: 'Farther in',
              text: 'Holmdel, Colts Neck, Lincroft, Shrewsbury; and Middletown, which has some of each.',
            },
            { term: 'And the city', text: 'New York, for those who keep a door there.' },
          ],
        },
      ],
    },
    {
      heading: 'What a yard costs',
      lead: 'In an apartment it is one line on a bill. Ask the sellers for last year’s figures and write them here.',
      blocks: [
        {
          kind: 'table',
          columns: ['In a year', 'Asked', 'Myself or hired'],
          rows: [
            'Lawn, hedges, leaves',
            'Trees: one pruned, one watched',
            'Snow, drive and sidewalk',
            'Sprinklers opened and closed',
            'Gutters, twice',
            'Furnace, air, chimney: service',
            'Insects and mice',
            'Water, sewer, trash',
            'Paint, deck, fence: a part of it',
            'Together',
          ],
        },
        {
          kind: 'aside',
          title: 'The tools',
          text: 'Mower, rake, ladder, shovel, hose, a shed for all of it. Sellers often leave them if somebody asks before the contract, and has it written down.',
        },
      ],
    },
    {
      heading: 'Sell there, buy here',
      lead: 'Two homes, two states, two attorneys. One calendar.',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              term: 'Begin with the papers there',
              text: 'A co-op’s board takes its time, a condo wants its notices. Ask the managing agent what a sale needs.',
            },
            {
              term: 'Ask what a lender allows',
              text: 'Can you own both for a while? Is there a bridge, and what does it cost a week?',
            },
            {
              term: 'Choose which one leads',
              text: 'Selling first is calm and may mean a rental between. Buying first is comfortable and may mean two payments.',
            },
            {
              term: 'Speak of dates early',
              text: 'A later closing, a few weeks’ rent back: sellers and buyers often agree, if it stands in the contract.',
            },
            {
              term: 'Know two customs',
              text: 'Contracts, deposits and closings go differently in New York and in New Jersey. Have an attorney in each.',
            },
            {
              term: 'Ask the accountant',
              text: 'The year of the move touches two states’ returns. Keep every closing statement and the dates.',
            },
          ],
        },
        {
          kind: 'aside',
          title: 'A rental between',
          text: 'A winter by the water tells more than a summer. Ask what is let from fall to spring.',
        },
      ],
    },
    {
      heading: 'A house has no super',
      picture: { name: 'house-split-level-noon', focus: { x: 50, y: 52 } },
      lead: 'On the first weekend find these; by the first storm know whom to call.',
      blocks: [
        {
          kind: 'ticks',
          title: 'Find',
          ticks: [
            'Main water valve, and the tool for it',
            'Electrical panel, every breaker named',
            'Gas shut-off, sump, filter sizes',
          ],
        },
        {
          kind: 'table',
          columns: ['Write down', 'Name', 'Telephone'],
          rows: ['Plumber', 'Electrician', 'Heat and air', 'Roof and gutters', 'Tree', 'A neighbor'],
        },
      ],
    },
    {
      heading: 'What moves with you',
      lead: 'Offices on both sides like to know. Most ask soon; look up each one’s own deadline.',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'License and car',
              text: 'New Jersey gives new residents a short time for both. Book at the Motor Vehicle Commission before the move.',
            },
            { term: 'Insurance', text: 'Car, home, flood, umbrella: tell all of them the same date.' },
            { term: 'Voting', text: 'Register at the new address, and tell the old board that you have left.' },
            {
              term: 'Doctors and vets',
              text: 'Take prescriptions for two months, and the pets’ papers. Towns license dogs.',
            },
            {
              term: 'Tolls and passes',
              text: 'New plates on the toll account; the parking list at the station or pier on the day of the contract.',
            },
            { term: 'Beach badges', text: 'Many towns sell them before the season. Ask the borough when.' },
          ],
        },
        {
          kind: 'aside',
          title: 'The elevator',
          text: 'The building in the city wants notice, a certificate of insurance and its own hours for the movers. Ask before you book the truck.',
        },
      ],
    },
    {
      heading: 'The last eight weeks',
      lead: 'From the signed contract to the first night.',
      blocks: [
        {
          kind: 'ticks',
          title: 'Eight to five',
          ticks: [
            'Three movers asked, one booked, insured in writing',
            'Elevator reserved, certificate ordered',
            'Insurance for home and flood begun',
            'Parking list joined at station or pier',
          ],
        },
        {
          kind: 'ticks',
          title: 'Four to two',
          ticks: [
            'Mail, bank, employer, subscriptions',
            'Electricity, gas, water, internet: names and dates',
            'One room packed each weekend, books first',
            'What will not fit, sold or given away',
          ],
        },
        {
          kind: 'ticks',
          title: 'The last week',
          ticks: [
            'A box for the first night: sheets, tools, coffee, lamps',
            'Meters read and photographed, both ends',
            'Keys, remotes, codes and manuals collected',
          ],
        },
        {
          kind: 'ticks',
          title: 'The first',
          ticks: ['Locks changed, alarms tested', 'Down to the water, shoes in hand'],
        },
      ],
    },
    { heading: 'Notes', blocks: [{ kind: 'lines' }] },
  ],
  back: {
    picture: { name: 'atlantic-highlands', focus: { x: 50, y: 50 } },
    heading: 'The first walk we take together.',
  },
};
