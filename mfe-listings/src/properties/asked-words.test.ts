import { describe, expect, it } from 'vitest';
import { priceRange, readPrice } from './asked-price.ts';
import { noPricesIn, readAsked, readWords } from './asked-words.ts';
import { filterOf, pathOf, readSearch } from './search.ts';

const facets = {
  cities: ['Highlands', 'Atlantic Highlands', 'Red Bank', 'Rumson', 'New York'],
  propertyTypes: ['Condo', 'Single Family Home', 'Townhouse', 'Co-op', 'Multi-Family'],
};

describe('words for a home', () => {
  it.each([
    ['red bank 3 beds under 900', { town: 'Red Bank', beds: '3', price: '-900000' }],
    ['Red Bank, 3 beds, under $900,000', { town: 'Red Bank', beds: '3', price: '-900000' }],
    ['RED-BANK 3br 2ba', { town: 'Red Bank', beds: '3', baths: '2' }],
    ['three bedrooms in Red Bank', { town: 'Red Bank', beds: '3' }],
    ['under a million in rumson', { town: 'Rumson', price: '-1000000' }],
    ['up to one and a half million', { price: '-1500000' }],
    ['under a million and a half', { price: '-1500000' }],
    ['under $1mm', { price: '-1000000' }],
    ['rentals in new york city', { town: 'New York', listing: 'rent' }],
    // Another place than the town of the shorter name.
    ['red bank city', { town: 'Red Bank', text: 'city' }],
    ['NYC, 2 beds', { town: 'New York', beds: '2' }],
    // A house, and what is said of one.
    ['45 Mill Road', { text: '45 mill road' }],
    ['100 grand avenue', { text: '100 grand avenue' }],
    ['a million dollar view', { text: 'million dollar view' }],
    ['half a million to a million', { price: '500000-1000000' }],
    ['900 grand or less', { price: '-900000' }],
    ['to rent, under four thousand', { price: '-4000', listing: 'rent' }],
    ['budget around 900k', { price: '-900000' }],
    ['two and a half baths', { baths: '2.5' }],
    ['2½ baths', { baths: '2.5' }],
    ['3 beds, 2 1/2 baths', { beds: '3', baths: '2.5' }],
    ['redbank', { town: 'Red Bank' }],
    ['rumson township', { town: 'Rumson' }],
    ['\u{202e}red\u{200b}bank', { town: 'Red Bank' }],
    ['at least 4+ bedrooms, 2.5 baths', { beds: '4', baths: '2.5' }],
    ['atlantic highlands', { town: 'Atlantic Highlands' }],
    ['highlands', { town: 'Highlands' }],
    ['under 1.5m', { price: '-1500000' }],
    ['under 2', { price: '-2000000' }],
    ['over 500k', { price: '500000-' }],
    ['between 500 and 900', { price: '500000-900000' }],
    ['500-900k', { price: '500000-900000' }],
    ['from 900k to 500k', { price: '500000-900000' }],
    ['over 300k under 600k', { price: '300000-600000' }],
    ['$900k', { price: '-900000' }],
    ['500k or more', { price: '500000-' }],
    ['500k+', { price: '500000-' }],
    ['$500,000+ in rumson', { town: 'Rumson', price: '500000-' }],
    ['$500,000 or above', { price: '500000-' }],
    ['500k and up', { price: '500000-' }],
    ['600k minimum', { price: '600000-' }],
    ['900k max', { price: '-900000' }],
    ['900 or less', { price: '-900000' }],
    ['max budget 750k', { price: '-750000' }],
    ['850ish', { price: '-850000' }],
    ['rumson, 1.2 ish', { town: 'Rumson', price: '-1200000' }],
    ['3ish beds', { beds: '3' }],
    ['under one million two hundred thousand', { price: '-1200000' }],
    ['2 million and 50 thousand', { price: '-2050000' }],
    ['rent under 3.5', { price: '-3500', listing: 'rent' }],
    ['rentals for 3500', { price: '-3500', listing: 'rent' }],
    ['rentals for 2027', { listing: 'rent', text: '2027' }],
    ['four plus bedrooms', { beds: '4' }],
    ['two-plus baths', { baths: '2' }],
    ['beds 3.', { beds: '3' }],
    ['baths 2, beds 3', { beds: '3', baths: '2' }],
    ['bedrooms 3 red bank', { town: 'Red Bank', beds: '3' }],
    ['under 900 beds 3', { beds: '3', price: '-900000' }],
    ['three beds 2', { beds: '3', text: '2' }],
    ['bed 3 mill lane', { text: 'bed 3 mill lane' }],
    ['what’s for sale in rumson?', { town: 'Rumson', listing: 'sale' }],
    ['something cheap in rumson', { town: 'Rumson', sort: 'price-low' }],
    ['between 850k & 950k', { price: '850000-950000' }],
    ['5 or more', { text: '5' }],
    ['over 2000 sqft', { text: 'over 2000 sqft' }],
    ['2 to 3 bedrooms', { beds: '2' }],
    ['3-4 beds, 2 - 2.5 baths', { beds: '3', baths: '2' }],
    ['over 2 beds', { beds: '3' }],
    ['more than 2.5 baths', { baths: '3' }],
    ['rental under 6000 a month', { listing: 'rent', price: '-6000' }],
    ['$5,500/mo rent', { listing: 'rent', price: '-5500' }],
    ['2 beds $5500 per month', { beds: '2', listing: 'rent', price: '-5500' }],
    ['rumson rental under 3500', { town: 'Rumson', listing: 'rent', price: '-3500' }],
    ['for rent under 3k', { listing: 'rent', price: '-3000' }],
    ['condos for sale', { type: 'Condo', listing: 'sale' }],
    // Any of several types.
    ['condo or townhouse in red bank', { type: 'Condo or Townhouse', town: 'Red Bank' }],
    ['townhomes, condos and co-ops', { type: 'Condo or Townhouse or Co-op' }],
    ['a condo or a two-family', { type: 'Condo or Multi-Family' }],
    ['single family or townhouse, 3 beds', { type: 'Single Family Home or Townhouse', beds: '3' }],
    ['neither condos nor townhouses', { text: '"neither condos nor townhouses"' }],
    // A town to which one travels.
    ['30 min to NYC', { text: '30 min nyc' }],
    ['45 minutes by train to New York, under 900k', { price: '-900000', text: '45 minutes train new york' }],
    ['rumson, an hour from nyc', { town: 'Rumson', text: 'hour from nyc' }],
    ['easy commute to nyc', { text: 'easy commute nyc' }],
    ['walking distance to downtown red bank', { text: 'walking distance downtown red bank' }],
    ['nyc skyline', { text: 'nyc skyline' }],
    ['red bank, walk to train', { town: 'Red Bank', text: 'walk train' }],
    // Four digits beside the word are a rent, but not those of a house.
    ['$3000 rental', { listing: 'rent', price: '-3000' }],
    ['under $3000', { price: '-3000' }],
    ['2 beds under $2,500', { beds: '2', price: '-2500' }],
    ['$800 to $1,200', { price: '800-1200' }],
    ['$2,000-$3,000 in red bank', { town: 'Red Bank', price: '2000-3000' }],
    ['$500 to $900', { price: '500000-900000' }],
    ['$800 - 1.2m', { price: '800000-1200000' }],
    ['over $1200', { price: '1200-' }],
    ['under $3,000 a month', { listing: 'rent', price: '-3000' }],
    ['3,000 rent', { listing: 'rent', price: '-3000' }],
    ['2 beds, rent: 3000', { beds: '2', listing: 'rent', price: '-3000' }],
    ['rental 1180 ocean avenue', { listing: 'rent', text: '1180 ocean avenue' }],
    ['single family in rumson', { type: 'Single Family Home', town: 'Rumson' }],
    ['townhome', { type: 'Townhouse' }],
    ['open houses in rumson', { open: '1', town: 'Rumson' }],
    ['sold in red bank', { status: 'sold', town: 'Red Bank' }],
    ['red bank with a pool', { town: 'Red Bank', text: 'pool' }],
    ['house on the river', { text: 'river' }],
    ['07701', { text: '07701' }],
    ['31 riverdale avenue', { text: '31 riverdale avenue' }],
    ['Newark', { text: 'newark' }],
    ['condominium', { type: 'Condo' }],
    ['the', {}],
    ['', {}],
    ['-5 beds', { beds: '5' }],
    ['under -5', { text: 'under -5' }],
    ['a pool with a garage', { text: 'pool garage' }],
    ['walk-to-beach in the dunes', { text: 'walk-to-beach dunes' }],
    ['under 99999999999999999999', { price: '-999999999' }],
    ['"detached garage" 3 beds', { beds: '3', text: '"detached garage"' }],
    ['“Detached garage” with a pool', { text: 'pool "detached garage"' }],
    ['"steps to red bank station"', { text: '"steps to red bank station"' }],
    ['"red bank" “3 beds”', { town: 'Red Bank', beds: '3' }],
    ['"" 3 beds "', { beds: '3' }],
    ['rumson no pool', { town: 'Rumson', text: '"no pool"' }],
    ['garage without a pool', { text: 'garage "no pool"' }],
    ['no. 12 main street', { text: 'no 12 main street' }],
    ['pool & garage - 3 beds', { beds: '3', text: 'pool garage' }],
    ['🏠 pool', { text: 'pool' }],
    ['9 Bay Ave #3B', { text: '9 bay ave 3b' }],
    ['rumson (victorian)', { town: 'Rumson', text: 'victorian' }],
    ['pool/garage, 1/2 acre', { text: 'pool garage 1/2 acre' }],
    ['New York, NY', { town: 'New York' }],
    ['rumson, new jersey', { town: 'Rumson' }],
    ['rumson 2500 a month', { town: 'Rumson', listing: 'rent', price: '-2500' }],
    ['2.5k/mo', { listing: 'rent', price: '-2500' }],
    ['2000-2500 a month', { listing: 'rent', price: '2000-2500' }],
    ['between 3 and 4 beds under 800', { beds: '3', price: '-800000' }],
    ['under 1,5m', { price: '-1500000' }],
    ['less than 3 beds', { text: '"less than 3 beds"' }],
    ['rumson at most three beds', { town: 'Rumson', text: '"at most 3 beds"' }],
    ['max 3 bedrooms under 900', { price: '-900000', text: '"max 3 bedrooms"' }],
    ['3 beds, up to 2 baths', { beds: '3', text: '"up to 2 baths"' }],
    ['fewer than 3-4 br', { text: '"fewer than 3-4 br"' }],
    ['2 or fewer baths', { text: '"2 or fewer baths"' }],
    ['3 beds or less', { text: '"3 beds or less"' }],
    ['2 beds min, 3 beds max', { beds: '2', text: '"3 beds max"' }],
    ['3 beds max 900k', { beds: '3', price: '-900000' }],
    ['3 beds under 900 up to 2 baths', { beds: '3', price: '-900000', text: '"up to 2 baths"' }],
    ['under one million', { price: '-1000000' }],
    ['rumson half a million dollars', { town: 'Rumson', price: '-500000' }],
    ['over five hundred thousand', { price: '500000-' }],
    ['$1M-1.2M', { price: '1000000-1200000' }],
    ['$1M to $1.2M', { price: '1000000-1200000' }],
    ['800 to 1.2m', { price: '800000-1200000' }],
    ['between 900 and 1.5 million in rumson', { town: 'Rumson', price: '900000-1500000' }],
    ['rent from 900 to 2k', { listing: 'rent', price: '900-2000' }],
    ['rent 2-3k', { listing: 'rent', price: '2000-3000' }],
    ['rumson, no condos', { town: 'Rumson', text: '"no condos"' }],
    ['not in red bank, 3 beds', { beds: '3', text: '"not in red bank"' }],
    ['anything but a townhouse under 900', { price: '-900000', text: '"anything but a townhouse"' }],
    ['not for rent, no open houses', { text: '"not for rent" "no open houses"' }],
    ['no condos or townhouses', { text: '"no condos or townhouses"' }],
    ['I don’t want condos, outside of rumson', { text: '"don’t want condos" "outside of rumson"' }],
    ['not red bank, rumson or highlands', { text: '"not red bank rumson or highlands"' }],
    ['no condos, rumson', { town: 'Rumson', text: '"no condos"' }],
    ['pool outside, 3 beds, not 2 baths', { beds: '3', text: 'pool outside "not 2 baths"' }],
    ['without hoa, unfurnished, pet friendly', { text: '"no hoa" unfurnished pet friendly' }],
    ['not over 900k', { price: '-900000' }],
    ['not under 500k, cheaper than 900k', { price: '500000-900000' }],
    ['more expensive than 500k, no fewer than 3 beds', { beds: '3', price: '500000-' }],
    ['under 900k or so', { price: '-900000' }],
    ['2 beds and 2 full baths', { beds: '2', baths: '2' }],
    ['at least 2 baths max 1m', { baths: '2', price: '-1000000' }],
    ['sold or for sale', { listing: '', status: '' }],
    ['for sale or rent in rumson', { town: 'Rumson', listing: '' }],
    ['for sale/rent in rumson', { town: 'Rumson', listing: '' }],
    ['rent or lease in rumson', { town: 'Rumson', listing: 'rent' }],
    ['neither red bank nor rumson', { text: '"neither red bank nor rumson"' }],
    ['neither condos nor townhouses', { text: '"neither condos nor townhouses"' }],
    ['not interested in condos', { text: '"not interested in condos"' }],
    ['nothing over 900k', { price: '-900000' }],
    ['nothing under 500k, two full baths', { price: '500000-', baths: '2' }],
    ['less expensive than 500k', { price: '-500000' }],
    ['not under contract', { text: 'not under contract' }],
    ['pool outside, red bank', { town: 'Red Bank', text: 'pool outside' }],
    ['deck outside for rent', { listing: 'rent', text: 'deck outside' }],
    ['outside red bank', { text: '"outside red bank"' }],
    ['hoa no, rumson', { town: 'Rumson', text: 'hoa no' }],
    ['no condos and rumson', { town: 'Rumson', text: '"no condos"' }],
    ['no condos, and in rumson', { town: 'Rumson', text: '"no condos"' }],
    ['not for rent and in rumson', { town: 'Rumson', text: '"not for rent"' }],
    ['not a condo and for sale in rumson', { town: 'Rumson', listing: 'sale', text: '"not a condo"' }],
    ['not in red bank or in rumson', { text: '"not in red bank or in rumson"' }],
    // Numbers that are no price.
    ['over 55 community in rumson', { town: 'Rumson', text: '55 community' }],
    ['adult community, 55 and over', { text: 'adult community 55' }],
    ['55+ community', { text: '55 community' }],
    ['62 or better', { text: '62' }],
    ['ages 55 and up, under 600k', { price: '-600000', text: '55' }],
    ['over $55k', { price: '55000-' }],
    ['over 55 million', { price: '55000000-' }],
    ['year round rental under 3000 year round', { listing: 'rent', price: '-3000', text: 'year round year round' }],
    ['under 30 min to the train, 600k min', { price: '600000-', text: 'under 30 min train' }],
    ['1,500-2,000 sf', { text: '1500-2000 sf' }],
    ['2000+ sqft', { text: '2000+ sqft' }],
    ['3bd 2ba over 1500 sf', { beds: '3', baths: '2', text: 'over 1500 sf' }],
    ['under 1 mile from beach', { text: 'under 1 mile from beach' }],
    ['under 10 minutes to train, under 900', { price: '-900000', text: 'under 10 minutes train' }],
    ['less than 20 years old', { text: 'than 20 years old' }],
    ['max 2 stories', { text: 'max 2 stories' }],
    ['taxes under 15k, under 900k', { price: '-900000', text: '"taxes under 15k"' }],
    ['under $5,000 taxes', { text: '"under $5000 taxes"' }],
    ['under 900k taxes under 15k', { price: '-900000', text: '"taxes under 15k"' }],
    ['hoa under 500', { text: '"hoa under 500"' }],
    // What everybody writes.
    ['waterfront w/ dock', { text: 'waterfront dock' }],
    ['pool w/o hoa', { text: 'pool "no hoa"' }],
    ['w/d, w/garage', { text: 'w d garage' }],
    ['all real estate listings in rumson', { town: 'Rumson' }],
    ['any homes between red bank and rumson', { town: 'Red Bank or Rumson' }],
    ['3 bdr', { beds: '3' }],
    ['3 bed rooms, 2 bath rooms', { beds: '3', baths: '2' }],
    ['open house this weekend in rumson', { town: 'Rumson', open: '1' }],
    ['open houses on Sunday', { open: '1' }],
    ['2 family', { type: 'Multi-Family' }],
    ['2 family rooms', { text: '2 family rooms' }],
    ['two-family in rumson', { town: 'Rumson', type: 'Multi-Family' }],
    ['under a mil', { price: '-1000000' }],
    // Any of several towns.
    ['red bank or rumson', { town: 'Red Bank or Rumson' }],
    ['Rumson, Atlantic Highlands & Red Bank', { town: 'Atlantic Highlands or Red Bank or Rumson' }],
    ['red bank/rumson 3 beds', { town: 'Red Bank or Rumson', beds: '3' }],
    ['Red Bank, Red Bank', { town: 'Red Bank' }],
    ['in red bank or in rumson', { town: 'Red Bank or Rumson' }],
    ['Red Bank, NJ or Rumson, NJ', { town: 'Red Bank or Rumson' }],
    ['Rumson and/or Red Bank', { town: 'Red Bank or Rumson' }],
    ['12 Red Bank Avenue, Rumson', { town: 'Rumson', text: '12 red bank avenue' }],
    ['12 Rumson Road, Red Bank', { town: 'Red Bank', text: '12 rumson road' }],
    ['Red Bank, Rumson Road', { town: 'Red Bank', text: 'rumson road' }],
    // Signs of other keyboards, and those that come with copied text.
    ['３ beds under ９００ｋ', { beds: '3', price: '-900000' }],
    ['3\u20114 beds, 500k\u2014700k', { beds: '3', price: '500000-700000' }],
    ['red\u2011bank $1.2m\u2212$1.5m', { town: 'Red Bank', price: '1200000-1500000' }],
    ['≥500k', { price: '500000-' }],
    ['≤ 900k, 2,5 baths', { price: '-900000', baths: '2.5' }],
    ['beds: 3, baths: 2.5', { beds: '3', baths: '2.5' }],
    ['3 or 4 beds', { beds: '3' }],
    ['three or four bedrooms, 2 or more baths', { beds: '3', baths: '2' }],
    ['two to three beds', { beds: '2' }],
    ['under 900,3 beds', { price: '-900000', beds: '3' }],
    // Thousands apart, and points for commas.
    ['under 900 000', { price: '-900000' }],
    ['$1 250 000 or less, 3 beds', { price: '-1250000', beds: '3' }],
    ['under 900\u202f000 3 beds', { price: '-900000', beds: '3' }],
    ['under 900.000 in rumson', { town: 'Rumson', price: '-900000' }],
    ['up to 1.2 mln', { price: '-1200000' }],
    ['between 900.000 and 1.250.000', { price: '900000-1250000' }],
    ['9 300 main street', { text: '9 300 main street' }],
    // As agents write it.
    ['3br2ba red bank', { town: 'Red Bank', beds: '3', baths: '2' }],
    ['3bd/2.5ba', { beds: '3', baths: '2.5' }],
    ['3/2 in rumson', { town: 'Rumson', beds: '3', baths: '2' }],
    ['red bank 4/2.5 under 900', { town: 'Red Bank', beds: '4', baths: '2.5', price: '-900000' }],
    ['1/2 acre, 3/4 mile to the beach', { text: '1/2 acre 3/4 mile beach' }],
    ['open 10/3/2026', { text: 'open 10/3/2026' }],
    ['available 4/3', { text: 'available 4/3' }],
    ['open house 6/3', { open: '1', text: '6/3' }],
    ['6/1 move in', { text: '6/1 move' }],
    ['apt 4/3, unit 3/2', { text: 'apt 4/3 unit 3/2' }],
    ['1/1 in new york', { town: 'New York', beds: '1', baths: '1' }],
    ['0 beds, 0 baths in rumson', { town: 'Rumson' }],
    ['3b2b', { beds: '3', baths: '2' }],
    ['3b/2.5b rumson', { town: 'Rumson', beds: '3', baths: '2.5' }],
    ['unit 3b, 2 beds', { beds: '2', text: 'unit 3b' }],
    ['3 bedrms, 2 bths', { beds: '3', baths: '2' }],
    ['2 full and 1 half bath', { baths: '2.5' }],
    ['2 full baths, 1 half bath, 3 beds', { beds: '3', baths: '2.5' }],
    ['minimum of 3 beds, a minimum of 2 baths', { beds: '3', baths: '2' }],
    ['bigger than 3 bedrooms', { beds: '4' }],
    ['3 bedrooms plus den', { beds: '3', text: 'den' }],
    ['ten bedrooms', { beds: '10' }],
    ['co-op or coop', { type: 'Co-op' }],
    ['coops', { type: 'Co-op' }],
    ['chicken coop', { text: 'chicken coop' }],
    ['sfh or 2-fam', { type: 'Single Family Home or Multi-Family' }],
    // It may be any type, and it may be over a garage.
    ['garage apartment', { text: 'garage apartment' }],
    // The order of the list, and what is on it.
    ['cheapest homes in rumson', { town: 'Rumson', sort: 'price-low' }],
    ['cheap rentals', { listing: 'rent', sort: 'price-low' }],
    ['lowest price first', { sort: 'price-low' }],
    ['price low to high', { sort: 'price-low' }],
    ['most expensive in rumson', { town: 'Rumson', sort: 'price-high' }],
    ['highest priced', { sort: 'price-high' }],
    ['not cheap', { text: '"not cheap"' }],
    ['newest', { sort: '' }],
    ['new listings in rumson', { town: 'Rumson', sort: '' }],
    ['just listed', { sort: '' }],
    ['new on the market', { sort: '', status: 'active' }],
    ['new construction', { text: 'new construction' }],
    ['recently sold in rumson', { town: 'Rumson', status: 'sold' }],
    ['just sold', { status: 'sold' }],
    ['sold prices', { status: 'sold' }],
    ['comps in rumson', { town: 'Rumson', status: 'sold' }],
    ['active listings', { status: 'active' }],
    ['active listings or sold', { listing: '', status: '' }],
    ['active adult community', { text: 'active adult community' }],
    ['open this weekend', { open: '1' }],
    ['purchase in rumson', { town: 'Rumson', listing: 'sale' }],
    // What is near a town is in it for us, but nobody who wants to be near New York wants to be in it.
    ['close to red bank', { town: 'Red Bank' }],
    ['red bank area', { town: 'Red Bank' }],
    ['close to the beach', { text: 'beach' }],
    ['rumson close to nyc', { town: 'Rumson', text: 'nyc' }],
    ['near new york city', { text: 'new york city' }],
    // All of the shore is in New Jersey, and a town says more than its state.
    ['homes at the jersey shore, monmouth county', { state: 'NJ' }],
    ['monmouth county, nj, under 900k', { state: 'NJ', price: '-900000' }],
    ['rentals in N.J.', { state: 'NJ', listing: 'rent' }],
    ['ny, 2 beds', { state: 'NY', beds: '2' }],
    ['new york or new jersey', {}],
    ['nj or ny', {}],
    ['not in nj, outside of new jersey', { text: '"not in nj" "outside of new jersey"' }],
    ['nj transit station', { text: 'transit station' }],
    ['between red bank and nyc', { text: 'red bank nyc' }],
    ['halfway between New York and Rumson', { text: 'halfway new york rumson' }],
    ['from nyc to rumson', { town: 'Rumson', text: 'from nyc' }],
    ['red bank to rumson', { town: 'Red Bank or Rumson' }],
    // Telephone numbers, days and years are no prices.
    ['732-555-2117', { text: '732-555-2117' }],
    ['call (732) 555-0117', { text: 'call 732-555-0117' }],
    ['available 2026-11-20', { text: 'available 2026-11-20' }],
    ['homes from 2020', { text: 'from 2020' }],
    ['built after 2010 under 900', { price: '-900000', text: 'built after 2010' }],
    ['year built: 2000+', { text: 'year built 2000+' }],
    ['between 2000 and 2010', { text: '2000 2010' }],
    ['2015 or newer, 3 beds', { beds: '3', text: '2015 newer' }],
    ['rentals from 2000', { listing: 'rent', price: '2000-' }],
    ['from $2,000', { price: '2000-' }],
    ['from 2000k, over 3000 sf', { price: '2000000-', text: 'over 3000 sf' }],
    // Four digits are a rent, except of homes for sale.
    ['from 2000 to 3000', { price: '2000-3000' }],
    ['2br under 2500, pet friendly', { beds: '2', price: '-2500', text: 'pet friendly' }],
    ['$3000-4000', { price: '3000-4000' }],
    ['max 3500', { price: '-3500' }],
    ['2,000 - 3,000', { price: '2000-3000' }],
    ['850-1200', { price: '850000-1200000' }],
    ['for sale under 1200', { listing: 'sale', price: '-1200000' }],
    ['to buy, 1200-1500', { listing: 'sale', price: '1200000-1500000' }],
    // An apartment that is let is one of the rentals.
    ['studio apartment under 2500', { listing: 'rent', price: '-2500', text: 'studio' }],
    ['2 bedroom apts under $3,000', { beds: '2', listing: 'rent', price: '-3000' }],
    ['apartments for rent in new york', { town: 'New York', listing: 'rent' }],
    ['apartment under 400k', { price: '-400000', text: 'apartment' }],
    ['rent, apt 5c', { listing: 'rent', text: 'apt 5c' }],
    ['garage apartment for rent', { listing: 'rent', text: 'garage apartment' }],
    ['sublet under 2000', { listing: 'rent', price: '-2000' }],
    // Numbers of a telephone, a listing, rooms and houses.
    ['555-2117', { text: '555-2117' }],
    ['call 555-2117 under 900', { price: '-900000', text: 'call 555-2117' }],
    ['2241234', { text: '2241234' }],
    ['499999', { price: '-499999' }],
    ['1249900', { price: '-1249900' }],
    ['4-3', { text: '4-3' }],
    ['3 & 2', { text: '3 2' }],
    ['sleeps 8-10', { text: 'sleeps 8-10' }],
    ['1.2-1.5 in rumson', { town: 'Rumson', price: '1200000-1500000' }],
    ['100-110 Ocean Avenue', { text: '100-110 ocean avenue' }],
    ['3b 2b rumson', { town: 'Rumson', beds: '3', baths: '2' }],
    ['apt 3b 2b', { text: 'apt 3b 2b' }],
    ['one point two million', { price: '-1200000' }],
    ['under one point five mil in rumson', { town: 'Rumson', price: '-1500000' }],
    ['1 point 2 million', { price: '-1200000' }],
    // As thumbs write it.
    ['>=500k <=900k', { price: '500000-900000' }],
    ['less then 900k, more then 3 beds', { price: '-900000', beds: '4' }],
    ['600k-ish', { price: '-600000' }],
    ['beds 3 baths 2', { beds: '3', baths: '2' }],
    ['bedrooms 3, bathrooms 2.5 under 900', { beds: '3', baths: '2.5', price: '-900000' }],
    ['3 beds 2 baths 4 cars', { beds: '3', baths: '2', text: '4 cars' }],
    ['🏠 3🛏️ 2🛁 rumson', { town: 'Rumson', beds: '3', baths: '2' }],
    ['exactly 3 beds, only 2 baths', { beds: '3', baths: '2' }],
    ['i’m searching for a house that has a pool, i have 800k to spend', { price: '-800000', text: 'pool' }],
    ['rental that allows dogs', { listing: 'rent', text: 'allows dogs' }],
    ['zip code 07701, USA', { text: '07701' }],
    ['$1.2M max, at least 2 full baths', { price: '-1200000', baths: '2' }],
    ['no more than $4,000 a month, pet friendly', { listing: 'rent', price: '-4000', text: 'pet friendly' }],
    ['furnished winter rental', { listing: 'rent', text: 'furnished winter' }],
    ['studio', { text: 'studio' }],
    ['红银行 三卧室', { text: '红银行 三卧室' }],
    ["'; drop table homes; --", { text: 'drop table' }],
    // Amounts.
    ['3 beds 850000', { beds: '3', price: '-850000' }],
    ['1,250,000', { price: '-1250000' }],
    ['mls 123456', { text: '123456' }],
    ['MLS # 22412345', { text: '22412345' }],
    ['mls#2241234 red bank', { town: 'Red Bank', text: '2241234' }],
    ['mls number: SAMPLE-22119', { text: 'sample-22119' }],
    ['the home with mls no. 1234567', { text: '1234567' }],
    ['sample-22119', { text: 'sample-22119' }],
    ['on the mls', { text: 'mls' }],
    ['in mls under 900', { price: '-900000', text: 'mls' }],
    ['07701-1234', { text: '07701-1234' }],
    ['usd 1,250,000', { price: '-1250000' }],
    ['us$ 900k', { price: '-900000' }],
    ['900k usd', { price: '-900000' }],
    ['3500 dollars a month', { listing: 'rent', price: '-3500' }],
    ['quarter million', { price: '-250000' }],
    ['under a quarter of a million', { price: '-250000' }],
    ['half million', { price: '-500000' }],
    ['half a mil', { price: '-500000' }],
    ['1/2 million', { price: '-500000' }],
    ['three quarters of a million', { price: '-750000' }],
    ['a quarter million dollar view', { text: 'quarter million dollar view' }],
    ['in the 800s', { price: '800000-900000' }],
    ['mid $700s to 900s', { price: '700000-1000000' }],
    ['from the 600s', { price: '600000-' }],
    ['under the 900s in rumson', { town: 'Rumson', price: '-900000' }],
    ['three-quarter million', { price: '-750000' }],
    ['latest sales in rumson', { town: 'Rumson', status: 'sold' }],
    ['1920s colonial', { text: '1920s colonial' }],
    ['budget 900', { price: '-900000' }],
    ['budget: around 850,000', { price: '-850000' }],
    ['my budget is 750000', { price: '-750000' }],
    ['max price 900k', { price: '-900000' }],
    ['a maximum price of 900', { price: '-900000' }],
    ['lowest price 500k, highest price 700k', { price: '500000-700000' }],
    ['not to exceed 900', { price: '-900000' }],
    ['sub-$1m', { price: '-1000000' }],
    ['price range 500-700', { price: '500000-700000' }],
    ['approx 900k', { price: '-900000' }],
    ['rent about 3500', { listing: 'rent', price: '-3500' }],
    ['rent of around 3,500 in rumson', { town: 'Rumson', listing: 'rent', price: '-3500' }],
    ['rental at 1180 ocean avenue', { listing: 'rent', text: '1180 ocean avenue' }],
    ['looking to rent in rumson for 3000', { town: 'Rumson', listing: 'rent', price: '-3000' }],
    ['rental for 2 at 1180 ocean avenue', { listing: 'rent', text: '2 1180 ocean avenue' }],
    ['within 800k', { price: '-800000' }],
    ['within 500-700', { price: '500000-700000' }],
    ['within 30 minutes of the beach', { text: 'within 30 minutes beach' }],
    ['anywhere in new jersey, 3 beds', { state: 'NJ', beds: '3' }],
    ['homes in nj near rumson', { town: 'Rumson' }],
    ['any town, wherever', {}],
    ['what do you have available in rumson', { town: 'Rumson' }],
    ['price no object, no limit', {}],
    ['no limits on pets', { text: '"no limits" pets' }],
    ['maximum rent of 3,500', { listing: 'rent', price: '-3500' }],
    // No rents of a month, no homes for rent, and no prices of homes.
    ['under 5000 a week', { text: 'under 5000 week' }],
    ['$500 per night', { text: '$500 per night' }],
    ['hoa $500 a month', { text: '"hoa $500 monthly"' }],
    ['condo, hoa under 500 a month', { type: 'Condo', text: '"hoa under $500 monthly"' }],
    ['less than 30 days on the market', { status: 'active', text: 'than 30 days' }],
    ['rental income', { text: 'rental income' }],
    ['rent to own', { text: 'rent own' }],
  ])('%j', (words, understood) => {
    expect(readWords(words, facets)).toEqual(understood);
  });

  it.each([
    '('.repeat(200),
    '<script>alert(1)</script>'.repeat(10),
    '$'.repeat(200),
    `${'a '.repeat(100)}`,
    '9'.repeat(200),
    '%_\\ \u202e\u0000 [a-z]+ (?=x)'.repeat(8),
    'under '.repeat(40),
    '1-'.repeat(100),
    '"'.repeat(200),
    '"a '.repeat(66),
    'no '.repeat(66),
    'max 3 beds '.repeat(18),
  ])('of no sense are looked for as they are, at most a hundred letters, at once: %j', (words) => {
    const begin = performance.now();
    const { text = '' } = readWords(words, facets);
    expect(text.length).toBeLessThanOrEqual(100);
    expect(performance.now() - begin).toBeLessThan(50);
  });
});

describe('a price in its field', () => {
  it.each([
    ['$900,000', '900000'],
    ['900k', '900000'],
    ['1,2m', '1200000'],
    [' 1.2 M', '1200000'],
    ['1 250 000', '1250000'],
    ['900', '900000'],
    ['1250000', '1250000'],
    ['-5', ''],
    ['９００ｋ', '900000'],
    ['lots', ''],
    ['1e9', ''],
    ['99999999999', '999999999'],
    ['', ''],
  ])('%j is %j', (text, price) => expect(readPrice(text)).toBe(price));

  it('that stands there as it was read is read as it stands, whatever it is of', () => {
    expect(['$5,400', '$3,500,000', '$900'].map((text) => readPrice(text))).toEqual(['5400', '3500000', '900000']);
  });

  it('of a rent is what it says', () => expect(readPrice('3500', true)).toBe('3500'));
  it('has its ends in order', () => expect(priceRange('900000', '500000')).toBe('500000-900000'));
});

describe('a search', () => {
  const of = (query: string) => readSearch(new URLSearchParams(query));

  it('is added to by words, and keeps what they do not name', () => {
    const asked = readAsked(new URLSearchParams('words=under 900&town=Rumson&status=active&min=&baths=2'), facets);
    expect(pathOf(asked)).toBe('/properties?status=active&town=Rumson&price=-900000&baths=2');
  });

  it.each([
    '\0boat\0 dock',
    // The 200th unit is the first half of a sign that takes two.
    `"boat dock" ${'the '.repeat(46)}the😀`,
  ])('asks the gateway for nothing that it cannot read: %j', (words) => {
    const { text = '' } = filterOf(readAsked(new URLSearchParams({ words }), facets));
    expect(text).toMatch(/boat dock/);
    expect(text).not.toContain('\0');
    expect(text.isWellFormed()).toBe(true);
  });

  it('of homes sold ends with words for what is on the market', () => {
    const asked = (words: string) => pathOf(readAsked(new URLSearchParams({ status: 'sold', words }), facets));
    expect(asked('homes for sale in rumson')).toBe('/properties?town=Rumson&listing=sale');
    expect(asked('rentals under 6000')).toBe('/properties?price=-6000&listing=rent');
    expect(asked('sold rentals')).toBe('/properties?status=sold&listing=rent');
    expect(asked('in rumson')).toBe('/properties?status=sold&town=Rumson');
  });

  it('takes the ends of a price from their fields', () => {
    const asked = readAsked(new URLSearchParams('min=900k&max=$500,000&price=1-2'), facets);
    expect(pathOf(asked)).toBe('/properties?price=500000-900000');
    const pathAsked = (query: string) => pathOf(readAsked(new URLSearchParams(query), facets));
    expect(pathAsked('min=&max=&price=1-2')).toBe('/properties?price=1-2');
    expect(pathAsked('min=900k&max=&price=1-2')).toBe('/properties?price=900000-');
    expect(pathAsked('min=lots&max=2500')).toBe('/properties?price=-2500000');
    expect(pathAsked('min=lots&max=2500&listing=rent')).toBe('/properties?price=-2500&listing=rent');
  });

  it('says which ends of a price are none, as they were typed', () => {
    const noPrices = (query: string) => noPricesIn(new URLSearchParams(query));
    expect(noPrices('min=lots&max=900k')).toEqual({ min: 'lots' });
    expect(noPrices('min=++&max=1e99')).toEqual({ max: '1e99' });
    expect(noPrices(`max=${'x'.repeat(40)}`)).toEqual({ max: 'x'.repeat(30) });
  });

  it('of several towns asks for homes in any of them', () => {
    const asked = readAsked(new URLSearchParams({ words: 'red bank or rumson' }), facets);
    expect(pathOf(asked)).toBe('/properties?town=Red+Bank+or+Rumson');
    expect(filterOf(asked)).toEqual({ cities: ['Red Bank', 'Rumson'] });
  });

  it('of a state is one of a town as soon as one is named, and the other way round', () => {
    expect(filterOf(of('state=nj'))).toEqual({ state: 'NJ' });
    expect(filterOf(of('state=nowhere'))).toEqual({});
    expect(filterOf(of('state=NJ&town=New+York'))).toEqual({ cities: ['New York'] });
    const asked = (query: string) => pathOf(readAsked(new URLSearchParams(query), facets));
    expect(asked('words=jersey shore&town=New+York')).toBe('/properties?state=NJ');
    expect(asked('words=rumson&state=NJ')).toBe('/properties?town=Rumson');
    expect(pathOf(of('state=NJ'), { town: 'Rumson' })).toBe('/properties?town=Rumson');
  });

  it('of several types asks for homes of any of them, and of a type that is written with “or”', () => {
    const asked = readAsked(new URLSearchParams({ words: 'condo or townhouse' }), facets);
    expect(pathOf(asked)).toBe('/properties?type=Condo+or+Townhouse');
    expect(filterOf(asked)).toEqual({ propertyTypes: ['Condo or Townhouse', 'Condo', 'Townhouse'] });
    expect(filterOf(of('type=Condo'))).toEqual({ propertyType: 'Condo' });
    const many = Array.from({ length: 30 }, (_, index) => `Type ${index}`).join('+or+');
    expect(filterOf(of(`type=${many}`)).propertyTypes).toHaveLength(20);
  });

  it('of more towns than an address has room for leaves none empty or cut, and asks for as many as the gateway takes', () => {
    const town = Array.from({ length: 30 }, (_, index) => `Town of some length ${index}`);
    expect(filterOf(of(`town=${town.join('+or+')}`)).cities).toEqual(town.slice(0, 20));
    expect(filterOf(of('town=a+or++or+b')).cities).toEqual(['a', 'b']);
    expect(filterOf(of('town=+or+')).cities).toEqual(['or']);
  });

  it('reads addresses as they were, the ends of a price in either order', () => {
    expect(filterOf(of('price=500000-1000000&beds=3'))).toEqual({
      minPrice: 500_000,
      maxPrice: 1_000_000,
      minBedrooms: 3,
    });
    expect(filterOf(of('price=900000-500000'))).toEqual({ minPrice: 500_000, maxPrice: 900_000 });
    expect(filterOf(of('price=-5-9&beds=-1&baths=many&listing=swap&open=yes'))).toEqual({});
    expect(filterOf(of('price=0-0&beds=0&baths=0.0'))).toEqual({});
    expect(filterOf(of('price=0-500000'))).toEqual({ maxPrice: 500_000 });
  });

  it('asks the gateway for no more letters than it takes', () => {
    const { text, cities } = filterOf(of(`text=${'x'.repeat(300)}&town=${'y'.repeat(300)}`));
    expect([text?.length, cities?.[0]?.length]).toEqual([100, 100]);
    expect(filterOf(of(`text=${'x'.repeat(99)}😀&town=%00&type=a%00b`))).toEqual({
      text: 'x'.repeat(99),
      propertyType: 'ab',
    });
  });
});
