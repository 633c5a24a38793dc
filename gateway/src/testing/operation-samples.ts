// A valid call for each operation, new at each use.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Call } from './call-operation.ts';
import { pushSamples } from './push-samples.ts';
import { releaseSamples } from './release-samples.ts';
import { secondFactorSamples } from './second-factor-samples.ts';
import type { TestClient } from './test-client.ts';
import { admin } from './test-gateway.ts';

let count = 0;
/**
 * Equal leads count as one, and leads with the same e-mail address or phone number as one person's. So every sample has
 * its own.
 */
const visitor = () => {
  count += 1;
  return {
    name: 'Robin Visitor',
    email: `robin-${count}@visitor.example`,
    phone: `732 555 ${String(count).padStart(4, '0')}`,
    recaptchaToken: 'ok',
  };
};

const home = { address: '1 Harbor Row', city: 'Red Bank', zipCode: '07701', price: '$650k', bedrooms: '3' };
const review = { name: 'Kim', service: 'Buyer', rating: 5, reviewText: 'Good', reviewDate: '2026-03-01T12:00:00.000Z' };
const sale = { soldDate: '2026-05-01T12:00:00.000Z', represented: 'Seller', soldPrice: '$640,000' };

const makeHome = async (agent: TestClient, more: object = {}): Promise<string> =>
  (await agent.rest('POST', '/api/properties', { ...home, ...more })).body.id;
const newRequest = () => ({
  id: randomUUID(),
  name: 'Kim',
  service: 'Bought in Rumson',
  email: 'kim@client.example',
  subject: 'A few words?',
  body: 'Would you write some?\n\n{link}',
});
const makeReview = async (agent: TestClient): Promise<string> =>
  (await agent.rest('POST', '/api/admin/testimonials', review)).body.id;
const makeLead = async (agent: TestClient): Promise<string> =>
  (await agent.rest('POST', '/api/contacts', { ...visitor(), message: 'Hello', source: 'modal' })).body.id;

const ahead = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const newShowing = async (agent: TestClient) => ({
  id: randomUUID(),
  leadKind: 'contact',
  leadId: await makeLead(agent),
  state: 'accepted',
  startsAt: ahead(24),
  endsAt: ahead(25),
  subject: 'Your visit',
  body: 'Tomorrow suits.',
});
const makeShowing = async (agent: TestClient): Promise<string> =>
  (await agent.rest('POST', '/api/admin/showings', await newShowing(agent))).body.id;

/** Within one day in New York: the afternoon of the day after tomorrow. */
const newOpenHouse = () => {
  const day = ahead(48).slice(0, 10);
  return { id: randomUUID(), startsAt: `${day}T18:00:00.000Z`, endsAt: `${day}T20:00:00.000Z` };
};
const makeOpenHouse = async (agent: TestClient): Promise<string> =>
  (await agent.rest('POST', `/api/admin/properties/${await makeHome(agent)}/open-houses`, newOpenHouse())).body.id;

const figures = {
  estimate: 650_000,
  rangeLow: 600_000,
  rangeHigh: 700_000,
  rentEstimate: 3100,
  refinancePayment: 3200,
  pricePerSquareFoot: 340,
  asOf: '2026-05-01T12:00:00.000Z',
};
const makeEstimate = async (agent: TestClient): Promise<string> => {
  const id = await makeHome(agent);
  await agent.rest('PUT', `/api/admin/properties/${id}/value-estimates`, { figures });
  return id;
};

const newTagline = () => {
  count += 1;
  return `With you, ${count}`;
};

const makePerson = async (agent: TestClient): Promise<string> => {
  await makeLead(agent);
  return (await agent.rest('GET', '/api/admin/people?limit=1')).body.nodes[0].id;
};

const reply = { title: 'Thank and ask', body: 'Dear {name}, thank you.' };
const makeReply = async (agent: TestClient): Promise<string> =>
  (await agent.rest('POST', '/api/admin/saved-replies', reply)).body.id;

/** A home that is in no other sample. */
const sheetOf = () => `Id,Address,Town,ZIP,Price\n${randomUUID()},1 Sheet Street,Rumson,07760,650k\n`;

export async function picture(name: string): Promise<File> {
  const plain = sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } });
  return new File([new Uint8Array(await plain.jpeg().toBuffer())], name);
}

/** Uploads a picture and returns its file's name. */
export async function uploadPicture(agent: TestClient): Promise<string> {
  const form = new FormData();
  form.append('images', await picture('one.jpg'));
  return (await agent.rest('POST', '/api/admin/upload', form)).body.filePaths[0];
}

async function makePhoto(agent: TestClient): Promise<{ id: string; file: string }> {
  const file = await uploadPicture(agent);
  return { id: await makeHome(agent, { images: [file] }), file };
}

const filter = { statuses: ['new'], kinds: ['contact'], overdue: false, text: 'robin' };
const search = { filter: { statuses: ['active'], cities: ['Red Bank'], minPrice: 1, text: 'harbor' }, first: 2 };

/** By GraphQL field. `agent` is always signed in, also for calls that a visitor makes. */
export const samples: Readonly<Record<string, (agent: TestClient) => Call | Promise<Call>>> = {
  'Query.site': () => ({}),
  'Query.testimonials': () => ({}),
  'Query.properties': () => ({ input: search }),
  'Query.property': async (agent) => ({ params: { id: await makeHome(agent) } }),
  'Query.propertyFacets': () => ({ input: { statuses: ['active'] } }),
  'Query.viewer': () => ({}),
  'Mutation.sendContact': () => ({
    input: {
      ...visitor(),
      message: 'Hello',
      source: 'modal',
      interest: 'buying',
      wish: { city: 'Rumson', maxPrice: 900_000 },
    },
  }),
  'Mutation.requestHomeValuation': () => ({
    input: { ...visitor(), address: '1 Bay Ave', city: 'Highlands', zipCode: '07732', propertyType: 'condo' },
  }),
  'Mutation.sendPropertyInquiry': async (agent) => ({
    input: { ...visitor(), message: 'May I see it?', inquiryType: 'showing', propertyId: await makeHome(agent) },
  }),
  'Mutation.captureLead': () => {
    const { recaptchaToken: _, ...left } = visitor();
    return { input: { ...left, address: '1 Bay Ave, Highlands, NJ 07732', source: 'exit_intent' } };
  },
  'Mutation.signIn': () => ({ input: admin }),
  'Mutation.signOut': () => ({}),
  'Viewer.sessions': () => ({}),
  'Mutation.signOutEverywhere': () => ({}),
  'Mutation.endSession': async (agent) => {
    const sessions = (await agent.rest('GET', '/api/admin/sessions')).body as { id: string; isCurrent: boolean }[];
    return { params: { id: sessions.find(({ isCurrent }) => isCurrent)?.id ?? '' } };
  },
  'Mutation.changePassword': () => ({ input: { current: admin.password, next: admin.password } }),
  ...secondFactorSamples,
  ...pushSamples,
  ...releaseSamples,
  'Viewer.auditLog': () => ({ input: { first: 1 } }),
  'Mutation.createProperty': () => ({ input: home }),
  'Mutation.updateProperty': async (agent) => ({
    params: { id: await makeHome(agent) },
    input: { bedrooms: null, price: '1' },
  }),
  'Mutation.markPropertySold': async (agent) => ({ params: { id: await makeHome(agent) }, input: sale }),
  'Mutation.reopenProperty': async (agent) => ({ params: { id: await makeHome(agent, { ...sale, status: 'sold' }) } }),
  'Mutation.archiveProperty': async (agent) => ({ params: { id: await makeHome(agent) } }),
  'Mutation.restoreProperty': async (agent) => ({ params: { id: await makeHome(agent) } }),
  'Mutation.scheduleProperty': async (agent) => ({
    params: { id: await makeHome(agent, { isDraft: true }) },
    input: { goesLiveAt: new Date(Date.now() + 3_600_000).toISOString() },
  }),
  'Mutation.previewProperty': async (agent) => ({ params: { id: await makeHome(agent) }, input: { price: '700k' } }),
  'Viewer.homesCsv': () => ({ input: { filter: { text: 'nothing at all' } } }),
  'Mutation.importHomes': () => ({ input: { csv: sheetOf(), areDrafts: true } }),
  'Mutation.undoHomesImport': async (agent) => ({
    params: { id: (await agent.rest('POST', '/api/admin/property-imports', { csv: sheetOf() })).body.id },
  }),
  'Mutation.deleteProperty': async (agent) => {
    const id = await makeHome(agent);
    await agent.rest('POST', `/api/admin/properties/${id}/archive`);
    return { params: { id } };
  },
  'Viewer.homes': () => ({ input: { filter: { status: 'active', needs: true }, first: 1 } }),
  'Viewer.home': async (agent) => ({ params: { id: await makeHome(agent) } }),
  'Query.priceHistory': async (agent) => ({ params: { propertyId: await makeHome(agent) } }),
  'Query.openHouses': async (agent) => ({ params: { propertyId: await makeHome(agent) } }),
  'Viewer.openHouses': async (agent) => {
    await makeOpenHouse(agent);
    return { input: { from: ahead(0), to: ahead(96) } };
  },
  'Mutation.addOpenHouse': async (agent) => ({
    params: { propertyId: await makeHome(agent) },
    input: newOpenHouse(),
  }),
  'Mutation.removeOpenHouse': async (agent) => ({ params: { id: await makeOpenHouse(agent) } }),
  'Viewer.valueEstimates': async (agent) => ({ params: { propertyId: await makeEstimate(agent) } }),
  'Mutation.setValueEstimate': async (agent) => ({
    params: { propertyId: await makeEstimate(agent) },
    input: { figures: { ...figures, estimate: 660_000 }, expectedVersion: 1 },
  }),
  'Viewer.siteContent': () => ({}),
  'Viewer.siteVersions': () => ({}),
  'Mutation.updateSite': () => ({ input: { fields: [{ name: 'tagline', text: newTagline() }] } }),
  'Mutation.restoreSite': async (agent) => {
    const fields = [{ name: 'tagline', text: newTagline() }];
    const { version } = (await agent.rest('PUT', '/api/admin/site', { fields })).body;
    await agent.rest('PUT', '/api/admin/site', { fields: [{ name: 'tagline', text: null }] });
    return { input: { version, expectedVersion: version + 1 } };
  },
  'Mutation.previewSite': () => ({ input: { fields: [{ name: 'agent.name', text: 'Jordan Sample' }] } }),
  'Viewer.archived': () => ({}),
  'Mutation.describePhoto': async (agent) => ({ params: await makePhoto(agent), input: { alt: 'The porch' } }),
  'Mutation.focusPhoto': async (agent) => ({
    params: await makePhoto(agent),
    input: { focus: { x: 0.25, y: 0.5 } },
  }),
  'Mutation.removePhoto': async (agent) => ({ params: await makePhoto(agent) }),
  'Mutation.uploadImages': async () => ({ files: [await picture('one.jpg'), await picture('two.jpg')] }),
  'Viewer.leads': async (agent) => {
    await makeLead(agent);
    await makeLead(agent);
    return { input: { filter, first: 1 } };
  },
  'Viewer.lead': async (agent) => ({ params: { kind: 'contact', id: await makeLead(agent) } }),
  'Viewer.leadsCsv': () => ({ input: { filter: { text: 'nobody at all' } } }),
  'Mutation.answerLead': async (agent) => ({
    input: {
      id: randomUUID(),
      leadKind: 'contact',
      leadId: await makeLead(agent),
      channel: 'mail',
      subject: 'Your message',
      body: 'Thank you.',
    },
  }),
  'Viewer.savedReplies': () => ({}),
  // The same title and words twice are one.
  'Mutation.createSavedReply': () => ({ input: { ...reply, title: randomUUID() } }),
  'Mutation.updateSavedReply': async (agent) => ({ params: { id: await makeReply(agent) }, input: reply }),
  'Mutation.deleteSavedReply': async (agent) => ({ params: { id: await makeReply(agent) } }),
  'Viewer.people': async (agent) => {
    await makePerson(agent);
    return { input: { filter: { text: 'robin' }, first: 1 } };
  },
  'Viewer.person': async (agent) => ({ params: { id: await makePerson(agent) } }),
  'Mutation.updatePerson': async (agent) => ({
    params: { id: await makePerson(agent) },
    input: { tags: ['Client'], wishes: { city: 'Rumson', maxPrice: 900_000, minBedrooms: 3, listingType: 'sale' } },
  }),
  'Viewer.showings': async (agent) => {
    await makeShowing(agent);
    return { input: { from: ahead(0), to: ahead(48) } };
  },
  'Mutation.arrangeShowing': async (agent) => ({ input: await newShowing(agent) }),
  'Mutation.updateShowing': async (agent) => ({ params: { id: await makeShowing(agent) }, input: { state: 'done' } }),
  'Viewer.numbers': () => ({ input: { weeks: 2 } }),
  'Viewer.mail': () => ({}),
  'Viewer.health': () => ({}),
  'Mutation.sendTestMail': () => ({}),
  'Mutation.retryMail': () => ({}),
  'Mutation.updateLead': async (agent) => ({
    params: { id: await makeLead(agent) },
    input: { kind: 'contact', status: 'contacted', notes: 'Called' },
  }),
  'Viewer.testimonialRequests': () => ({}),
  'Mutation.askTestimonial': () => ({ input: newRequest() }),
  'Mutation.withdrawTestimonialRequest': async (agent) => {
    const request = newRequest();
    await agent.rest('POST', '/api/admin/testimonial-requests', request);
    return { params: { id: request.id } };
  },
  'Viewer.testimonials': () => ({}),
  'Mutation.createTestimonial': () => ({ input: review }),
  'Mutation.updateTestimonial': async (agent) => ({
    params: { id: await makeReview(agent) },
    input: { visible: false },
  }),
  'Mutation.deleteTestimonial': async (agent) => ({ params: { id: await makeReview(agent) } }),
  'Mutation.orderTestimonials': async (agent) => ({
    input: { ids: [await makeReview(agent), await makeReview(agent)] },
  }),
};
