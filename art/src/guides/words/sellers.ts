import type { Booklet } from '../guide.ts';

export const sellers: Booklet = {
  look: 'sun',
  cover: { name: 'house-shingle-colonial', focus: { x: 60, y: 60 } },
  opening: {
    heading: 'Before the sign goes up',
    lead: 'Most of a sale is decided before the first visitor wipes their shoes.',
    paragraphs: [
      'This booklet is about the eight weeks before: what to mend, what to leave alone, which papers to look for, and how a price comes about.',
      'Write in it. The boxes are for ticks, the lines for names and figures. What does not concern your house, cross out; a shorter list is a better one.',
    ],
  },
  pages: [
    {
      heading: 'Eight weeks, from the end',
      lead: 'Count back from the day on which the home is first shown. Less time works, too; then the list gets shorter, not faster.',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Eight weeks',
              text: 'We walk through, room by room. You get a list in three parts: mend, clean, leave.',
            },
            {
              term: 'Seven weeks',
              text: 'Look for papers: survey, permits, warranties, flood policy. Call the town about its inspections.',
            },
            {
              term: 'Six weeks',
              text: 'Whoever mends things is booked. Good hands at the Shore are busy before summer.',
            },
            { term: 'Five weeks', text: 'Attics, sheds, the second freezer. What you will not move, give away now.' },
            {
              term: 'Four weeks',
              text: 'Paint, if paint it is. Gutters, hedges, the front door, a bulb in every lamp.',
            },
            {
              term: 'Three weeks',
              text: 'Figures: recent sales, what is for sale now, your net after costs. We choose a price.',
            },
            {
              term: 'Two weeks',
              text: 'Windows are cleaned, photographs and floor plan are made, words are written. You read them first.',
            },
            { term: 'One week', text: 'Disclosures are complete, the keys are copied, the dog has somewhere to go.' },
          ],
        },
      ],
    },
    {
      heading: 'What to mend',
      lead: 'A buyer forgives an old kitchen sooner than a dripping one.',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Water',
              text: 'Anything that drips, stains, smells or stands. It is the first thing looked for here.',
            },
            {
              term: 'Alarms',
              text: 'Smoke and carbon monoxide alarms, an extinguisher where the town asks for one; handrails, loose steps, open outlets.',
            },
            {
              term: 'The way in',
              text: 'Gate, path, bell, lock, lamp. A visitor waits there for a minute with nothing else to look at.',
            },
            { term: 'What sticks', text: 'Doors, windows, drawers. One that jams makes people try all the others.' },
            {
              term: 'What rusts',
              text: 'Hinges, rails, the outdoor shower, the feet of the condenser. Salt tells how a house is kept.',
            },
            {
              term: 'What is dark',
              text: 'Bulbs of one color, clean shades, curtains open to whatever there is to see.',
            },
          ],
        },
        {
          kind: 'aside',
          title: 'Ask before you pay',
          text: 'Large work, such as a roof, a bulkhead, a tank or a lift, may need permits and months. Ask for two prices, then decide whether to do it, or to say it and let the price say it, too.',
        },
      ],
    },
    {
      heading: 'What to leave',
      picture: { name: 'house-kitchen-bay', focus: { x: 50, y: 55 } },
      lead: 'Work that is done for a buyer is done to somebody else’s taste, with your money.',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'The kitchen',
              text: 'Clean it, tighten it, change the faucet if it wobbles. Leave the rest to those who will cook there.',
            },
            {
              term: 'Old floors',
              text: 'Scratches are honest. A rug that hides one spot raises the question of all others.',
            },
            {
              term: 'Bold rooms',
              text: 'One red wall is a memory, four are a weekend’s work. Ask me which yours are.',
            },
            {
              term: 'The garden',
              text: 'Cut, sweep, edge. Plants take longer than eight weeks to look as if they had always stood there.',
            },
            {
              term: 'Books and pictures',
              text: 'A home may look lived in. Put away what you would miss, and what is only yours to know.',
            },
          ],
        },
      ],
    },
    {
      heading: 'What a price is made of',
      lead: 'Three figures lie on the table, and you choose. A market analysis is not an appraisal.',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'What sold',
              text: 'Homes like yours, near, lately. Each is put right for its size, its condition and its height above the water.',
            },
            { term: 'What is for sale', text: 'The homes that a buyer will see on the same day as yours.' },
            { term: 'What did not sell', text: 'Often the most useful list of the three.' },
          ],
        },
        {
          kind: 'table',
          columns: ['Home', 'Sold for', 'Better', 'Worse'],
          rows: ['', '', '', ''],
        },
        {
          kind: 'text',
          text: 'From the price comes off what selling costs: what is owed on the house, commissions, which are agreed and not set by law, the state’s transfer fee, your attorney, and what was promised to the buyer. Ask me for the sum with a high, a low and a middle price; your attorney and your accountant know what is law and tax.',
        },
        {
          kind: 'aside',
          title: 'A price is an opening line',
          text: 'Nobody can promise what a home will bring. It can be found, be believed, and be ready.',
        },
      ],
    },
    {
      heading: 'When to list',
      picture: { name: 'house-maple-colonial-october', focus: { x: 50, y: 50 } },
      lead: 'Each season brings other buyers, and other light.',
      blocks: [
        {
          kind: 'terms',
          terms: [
            { term: 'Late winter', text: 'Fewer homes to choose from. Those who come out in a coat mean it.' },
            { term: 'Spring', text: 'Gardens help, and so does the evening. Many homes are shown at the same time.' },
            {
              term: 'Summer',
              text: 'The town sells itself, if guests, tenants and beach traffic leave room for showings.',
            },
            { term: 'Fall', text: 'The best light of the year. Rake, and leave the porch lamp on.' },
          ],
        },
        {
          kind: 'text',
          text: 'The right week is the one in which the house is ready, and you know where you go next.',
        },
      ],
    },
    {
      heading: 'Papers to look for',
      lead: 'Each of them is asked for sooner or later, and always on a Friday.',
      blocks: [
        {
          kind: 'ticks',
          title: 'In the house',
          ticks: [
            'Deed, survey, title policy from when you bought',
            'Permits, closed, for everything built since',
            'Warranties: roof, windows, appliances, lift',
            'Tank: certificate of removal, or its last test',
            'Septic and well: last service, last test',
          ],
        },
        {
          kind: 'ticks',
          title: 'About the water',
          ticks: ['Elevation certificate', 'Flood policy, what it costs, and claims', 'Permits for dock and bulkhead'],
        },
        {
          kind: 'ticks',
          title: 'From others',
          ticks: [
            'The town: certificate before a new owner moves in',
            'The fire office: smoke and carbon monoxide certificate',
            'The association: rules, fees, budget, minutes',
            'The tenant: lease, deposit, rent roll',
          ],
        },
        {
          kind: 'aside',
          title: 'Say it in writing',
          text: 'The disclosure asks what you know of the house, flooding included. Answer everything, guess nothing, and let your attorney read it.',
        },
      ],
    },
    {
      heading: 'An offer has nine parts',
      lead: 'The highest figure is one of them. Put two offers beside each other, line by line.',
      blocks: [
        {
          kind: 'table',
          columns: ['What it says', 'Offer one', 'Offer two'],
          rows: [
            'Price',
            'Deposit, and when it is paid',
            'Loan or cash, and what proves it',
            'Inspections, and until when',
            'What if the appraisal is lower',
            'Another house to be sold first?',
            'What stays in the house',
            'Day of closing',
            'Anything written by hand',
          ],
        },
        {
          kind: 'aside',
          title: 'Every offer reaches you',
          text: 'You read all of them and choose by their terms. What buyers write about themselves stays unread: a choice by terms is fair to everybody.',
        },
        {
          kind: 'text',
          text: 'After a yes the attorneys review the contract, the buyer inspects, the lender has the house appraised, the title is searched. Stay insured, keep the heat on and the grass cut until the keys change hands.',
        },
      ],
    },
    {
      heading: 'The night before',
      lead: 'For photographs, and for every showing after.',
      blocks: [
        {
          kind: 'ticks',
          title: 'Everywhere',
          ticks: [
            'All lamps work, all on',
            'Blinds up, windows clean, screens stored',
            'Nothing on the floor that is not furniture',
            'Letters, medicine, keys and passports locked away',
          ],
        },
        {
          kind: 'ticks',
          title: 'Kitchen and baths',
          ticks: [
            'Counters bare but for three things',
            'Sink empty, faucet dry, trash out',
            'Fresh towels, lids down, shower screen clear',
          ],
        },
        {
          kind: 'ticks',
          title: 'Outside',
          ticks: [
            'Cars away from the front',
            'Hose, bins and toys behind the house',
            'Porch swept, cushions out, sand off the steps',
          ],
        },
        {
          kind: 'ticks',
          title: 'When you leave',
          ticks: [
            'Heat or air at a kind setting',
            'Pets out, or behind a door with a note',
            'Cameras: told to visitors where the law asks for it',
          ],
        },
      ],
    },
    { heading: 'Notes', blocks: [{ kind: 'lines' }] },
  ],
  back: { picture: { name: 'rumson', focus: { x: 50, y: 50 } }, heading: 'Start with one walk through the house.' },
};
