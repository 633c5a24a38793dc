import type { Booklet } from '../guide.ts';

export const buyers: Booklet = {
  look: 'sea',
  cover: { name: 'sea-bright', focus: { x: 52, y: 60 } },
  opening: {
    heading: 'Before the first house',
    lead: 'A house by the water is bought twice: once with the eyes, and once with a flashlight in the crawl space.',
    paragraphs: [
      'This booklet is about the second time. It says in which order things happen, what to ask and whom, and what to look at when everybody else is looking at the view.',
      'Write in it. The boxes are for ticks, the lines for figures, and the last page but one for everything that did not fit. Bring it to a showing; nobody minds.',
    ],
  },
  pages: [
    {
      heading: 'The order of things',
      lead: 'Eight steps. Some overlap, none can be skipped.',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              term: 'Pre-approval',
              text: 'A lender reads your papers and says in writing what it would lend. Sellers ask for the letter.',
            },
            {
              term: 'The agreement between us',
              text: 'Before we tour homes you read, in writing, whom I work for, what I do and how I am paid. That is agreed, not set by law.',
            },
            { term: 'Looking', text: 'Three homes a day are plenty. Take a picture of the street sign first.' },
            {
              term: 'The offer',
              text: 'Price, deposit, dates, what stays in the house, and what has to be true for you to go on.',
            },
            {
              term: 'Attorney review',
              text: 'New Jersey’s usual contract gives both sides time for their attorneys. Ask yours when it begins and ends.',
            },
            {
              term: 'Inspections',
              text: 'House, wood-destroying insects, tank, water, whatever the first day raises.',
            },
            {
              term: 'Loan, title, insurance',
              text: 'Three desks work at once. Answer their mail on the day it comes.',
            },
            { term: 'The last walk, the table, the keys', text: 'We walk through once more before you sign.' },
          ],
        },
      ],
    },
    {
      heading: 'What to ask a lender',
      lead: 'Ask two lenders the same questions on the same day, and write the answers side by side.',
      blocks: [
        {
          kind: 'table',
          columns: ['Ask', 'Lender one', 'Lender two'],
          rows: [
            'Rate today, held how long?',
            'Points and fees, in dollars',
            'Smallest down payment',
            'Mortgage insurance, a month',
            'Taxes in escrow?',
            'Days from contract to closing',
            'Any rule about flood zones',
            'Any rule about condos or rentals',
          ],
        },
        {
          kind: 'aside',
          title: 'Compare the same page',
          text: 'Every lender has to give you a Loan Estimate in one federal form. Lay two of them beside each other and read page two, line by line.',
        },
        {
          kind: 'text',
          text: 'Have ready: pay stubs, two years of tax returns, statements of every account that the money comes from, and a letter for any large sum that arrived lately.',
        },
      ],
    },
    {
      heading: 'Which water, how high',
      picture: { name: 'sea-bright-stop-3', focus: { x: 50, y: 45 } },
      lead: 'Ocean, river, bay and brook each flood in a way of their own. The map is where the question starts.',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'The zone',
              text: 'FEMA’s flood maps mark high-risk areas with A or V, and V has waves. X is lower risk, not none. Look a house up at msc.fema.gov.',
            },
            {
              term: 'The height',
              text: 'An elevation certificate says how the lowest floor stands to the expected flood. Ask whether there is one.',
            },
            {
              term: 'The past',
              text: 'The seller’s written disclosure has questions about flooding. Read it first; then ask the neighbors.',
            },
            {
              term: 'The future',
              text: 'Maps are redrawn. Ask the town’s floodplain office what is planned for the street.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Insurance before the offer',
      lead: 'Two policies are common here, three are not rare. Ask for quotes while you can still change your mind.',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Home',
              text: 'Fire, theft, liability. Near the water ask how wind is treated, and whether its deductible is a share of the house’s value.',
            },
            {
              term: 'Flood',
              text: 'A home policy usually leaves flood out. Ask for a federal and a private quote, what each leaves out below the first floor, and when cover would begin.',
            },
            {
              term: 'Condo',
              text: 'The association insures the building, you what is yours. Ask where the line runs, and read the master policy’s deductible.',
            },
          ],
        },
        {
          kind: 'ticks',
          title: 'An insurance agent will want to know',
          ticks: [
            'Year built, and year of the roof',
            'Flood zone, and the elevation certificate',
            'Heating, wiring and plumbing: kind and age',
            'Whether anybody lives there in winter',
            'Claims on this house in the last years',
            'Whether the present flood policy can be passed on',
          ],
        },
      ],
    },
    {
      heading: 'What it costs to own',
      lead: 'The price is paid once. Fill this in for each home that you mean; leave no line empty without asking.',
      blocks: [
        {
          kind: 'table',
          columns: ['Each year', 'Home one', 'Home two', 'Home three'],
          rows: [
            'Property tax, last bill',
            'Home insurance, quoted',
            'Flood insurance, quoted',
            'Association or condo fee',
            'Water and sewer',
            'Heat and electricity',
            'Badges, parking, slip',
            'Roof, paint, deck',
            'Together',
          ],
        },
        {
          kind: 'aside',
          title: 'At the table',
          text: 'Closing has costs of its own: title search and insurance, attorney, survey, lender’s fees, recording, the first months of escrow. Your attorney can list them for your contract.',
        },
        {
          kind: 'text',
          text: 'A tax bill can change after a sale, a new kitchen or a new assessment. The town’s assessor answers the telephone.',
        },
      ],
    },
    {
      heading: 'Badges, boats and August',
      picture: { name: 'sea-bright-stop-4', focus: { x: 50, y: 50 } },
      lead: 'See the street twice: on a wet Tuesday in February and on a Saturday in August.',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Beach badges',
              text: 'Many towns sell them for the season and the day. Ask the borough what this year’s cost.',
            },
            { term: 'Parking', text: 'Where do guests park in July? Is there a permit, and for how many cars?' },
            {
              term: 'Docks and slips',
              text: 'Ask for permits of dock and bulkhead, the depth at low water, and who owns the ground below.',
            },
            {
              term: 'Letting it',
              text: 'Towns and associations have rules on short rentals. Read them before you count on the income.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Winter pipes',
      lead: 'Half the houses near the beach were built for summer. Some have since learned about January.',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Heat',
              text: 'One system for the whole house, or additions that each have their own? What is the oldest part?',
            },
            {
              term: 'Crawl space',
              text: 'Look at insulation, vents, a vapor barrier, and marks that water left on the piers.',
            },
            {
              term: 'Shut-off',
              text: 'Find the main valve, and ask how the pipes are drained when nobody is there.',
            },
            {
              term: 'Buried tank',
              text: 'Oil was the usual heat once. A tank sweep costs little beside what a leak costs.',
            },
            {
              term: 'Well and septic',
              text: 'Where there is no main, the water is tested and the system inspected by somebody licensed to.',
            },
            {
              term: 'Salt',
              text: 'It eats hinges, condensers and deck screws. Look at the metal on the ocean side.',
            },
            {
              term: 'Paint and permits',
              text: 'Homes from before 1978 come with a lead disclosure. For later work ask for closed permits.',
            },
          ],
        },
        {
          kind: 'aside',
          title: 'Who looks',
          text: 'A licensed home inspector for the house; for roof, chimney, bulkhead or structure, somebody who does only that. Go along, and wear old shoes.',
        },
      ],
    },
    {
      heading: 'With you at a showing',
      lead: 'One page for each home would be better. Here is one for the first.',
      blocks: [
        {
          kind: 'ticks',
          title: 'Outside',
          ticks: [
            'Roof, gutters, flashing: age and patches',
            'Which way the ground slopes, and to whom',
            'Vents and marks of water on the foundation',
            'Noise with the windows open, at this hour',
            'The way to the beach, station or ferry, on foot',
          ],
        },
        {
          kind: 'ticks',
          title: 'Inside',
          ticks: [
            'Smell of the lowest floor, door closed',
            'Panel, water heater, furnace: year on the plate',
            'Every faucet hot, two at once',
            'Windows that open, and those that do not',
            'Ceilings below bathrooms',
            'Where the beds, the bicycles and the boards would go',
          ],
        },
        {
          kind: 'ticks',
          title: 'Asked',
          ticks: [
            'Why is it for sale, and since when?',
            'Flood zone, elevation, claims',
            'Last tax bill, last winter’s heating',
            'What stays, what goes, what is rented',
          ],
        },
      ],
    },
    { heading: 'Notes', blocks: [{ kind: 'lines' }] },
  ],
  back: { picture: { name: 'highlands', focus: { x: 50, y: 40 } }, heading: 'Keep this where the keys hang.' },
};
