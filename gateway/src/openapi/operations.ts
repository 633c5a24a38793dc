// The table of contents of both doors: each REST call beside the GraphQL field that does the same.
import {
  agentHomesSearch,
  auditSearch,
  calendarSearch,
  confirmation,
  contactInput,
  facetSearch,
  homesExport,
  homesImport,
  homesSearch,
  homeValuationInput,
  leadCaptureInput,
  leadChange,
  leadExport,
  leadSearch,
  newLeadAnswer,
  newOpenHouse,
  newPasskey,
  newProperty,
  newPushDevice,
  newShowing,
  newTestimonial,
  newTestimonialRequest,
  numbersSearch,
  openHouseSearch,
  passwordChange,
  peopleSearch,
  personChange,
  photoDescription,
  propertyChange,
  propertyInquiryInput,
  propertySchedule,
  propertySearch,
  restPaths,
  sale,
  savedReplyInput,
  secondStepInput,
  showingChange,
  signInInput,
  testimonialChange,
  testimonialOrder,
  totpConfirmation,
  valueEstimateChange,
} from 'schema';
import * as z from 'zod/mini';

export interface Operation {
  readonly field: `${'Query' | 'Viewer' | 'Mutation'}.${string}`;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: string;
  /** 200 when absent. */
  readonly status?: 201 | 204;
  readonly forAgent?: true;
  /** What the JSON body must be. */
  readonly body?: z.ZodMiniType;
  /** What the query parameters say. */
  readonly search?: z.ZodMiniType;
  /** A list in pages, which `Link` joins; `total=true` asks for their number in `X-Total-Count`. */
  readonly isPaged?: true;
  /** Repeated files in the field `images`. */
  readonly isUpload?: true;
  /** Where REST answers with something else than JSON. */
  readonly mediaType?: 'text/csv';
  /** Where REST answers otherwise than the field: a GraphQL type, or a shape of its own. */
  readonly answer?: string | z.ZodMiniType;
}

const authenticated = z.object({ authenticated: z.boolean() });
const signedIn = z.object({ authenticated: z.boolean(), username: z.string() });
const none = z.object({});
const forAgent = true;

export const operations: readonly Operation[] = [
  { field: 'Query.site', method: 'get', path: restPaths.site },
  { field: 'Query.testimonials', method: 'get', path: restPaths.testimonials },
  {
    field: 'Query.properties',
    method: 'get',
    path: restPaths.properties,
    search: propertySearch,
    isPaged: true,
    answer: '[Property!]!',
  },
  { field: 'Query.property', method: 'get', path: restPaths.property, answer: 'Property!' },
  { field: 'Query.propertyFacets', method: 'get', path: restPaths.propertyFacets, search: facetSearch },

  { field: 'Query.openHouses', method: 'get', path: restPaths.openHouses },

  { field: 'Mutation.sendContact', method: 'post', path: restPaths.contacts, status: 201, body: contactInput },
  {
    field: 'Mutation.requestHomeValuation',
    method: 'post',
    path: restPaths.homeValuations,
    status: 201,
    body: homeValuationInput,
  },
  {
    field: 'Mutation.sendPropertyInquiry',
    method: 'post',
    path: restPaths.propertyInquiries,
    status: 201,
    body: propertyInquiryInput,
  },
  { field: 'Mutation.captureLead', method: 'post', path: restPaths.leads, status: 201, body: leadCaptureInput },

  { field: 'Query.viewer', method: 'get', path: restPaths.adminCheck, answer: authenticated },
  { field: 'Mutation.signIn', method: 'post', path: restPaths.adminLogin, body: signInInput, answer: signedIn },
  { field: 'Mutation.signOut', method: 'post', path: restPaths.adminLogout, answer: authenticated },
  { field: 'Viewer.sessions', method: 'get', path: restPaths.adminSessions, forAgent },
  { field: 'Mutation.signOutEverywhere', method: 'delete', path: restPaths.adminSessions, status: 204, forAgent },
  { field: 'Mutation.endSession', method: 'delete', path: restPaths.adminSession, status: 204, forAgent },
  {
    field: 'Mutation.changePassword',
    method: 'put',
    path: restPaths.adminPassword,
    status: 204,
    forAgent,
    body: passwordChange,
  },

  { field: 'Query.signInOptions', method: 'get', path: restPaths.adminSignInOptions },
  { field: 'Mutation.startPasskeySignIn', method: 'post', path: restPaths.adminPasskeySignIn, body: none },
  {
    field: 'Mutation.finishSignIn',
    method: 'post',
    path: restPaths.adminSecondStep,
    body: secondStepInput,
    answer: signedIn,
  },
  { field: 'Viewer.secondFactor', method: 'get', path: restPaths.adminSecondFactor, forAgent },
  { field: 'Mutation.startTotp', method: 'post', path: restPaths.adminTotp, forAgent, body: confirmation },
  {
    field: 'Mutation.confirmTotp',
    method: 'post',
    path: restPaths.adminTotpConfirm,
    forAgent,
    body: totpConfirmation,
  },
  { field: 'Mutation.removeTotp', method: 'post', path: restPaths.adminTotpRemove, forAgent, body: confirmation },
  { field: 'Mutation.startPasskey', method: 'post', path: restPaths.adminPasskeyStart, forAgent, body: confirmation },
  {
    field: 'Mutation.addPasskey',
    method: 'post',
    path: restPaths.adminPasskeys,
    status: 201,
    forAgent,
    body: newPasskey,
  },
  {
    field: 'Mutation.removePasskey',
    method: 'post',
    path: restPaths.adminPasskeyRemove,
    forAgent,
    body: confirmation,
  },
  {
    field: 'Mutation.renewRecoveryCodes',
    method: 'post',
    path: restPaths.adminRecoveryCodes,
    forAgent,
    body: confirmation,
  },
  { field: 'Viewer.push', method: 'get', path: restPaths.adminPush, forAgent },
  {
    field: 'Mutation.addPushDevice',
    method: 'post',
    path: restPaths.adminPushDevices,
    status: 201,
    forAgent,
    body: newPushDevice,
  },
  { field: 'Mutation.removePushDevice', method: 'delete', path: restPaths.adminPushDevice, status: 204, forAgent },
  {
    field: 'Viewer.auditLog',
    method: 'get',
    path: restPaths.adminAuditLog,
    forAgent,
    search: auditSearch,
    isPaged: true,
  },

  {
    field: 'Mutation.createProperty',
    method: 'post',
    path: restPaths.properties,
    status: 201,
    forAgent,
    body: newProperty,
  },
  {
    field: 'Mutation.updateProperty',
    method: 'put',
    path: restPaths.adminProperty,
    forAgent,
    body: propertyChange,
  },
  { field: 'Mutation.markPropertySold', method: 'post', path: restPaths.adminPropertySold, forAgent, body: sale },
  { field: 'Mutation.reopenProperty', method: 'post', path: restPaths.adminPropertyReopen, forAgent, body: none },
  { field: 'Mutation.archiveProperty', method: 'post', path: restPaths.adminPropertyArchive, forAgent, body: none },
  { field: 'Mutation.restoreProperty', method: 'post', path: restPaths.adminPropertyRestore, forAgent, body: none },
  {
    field: 'Mutation.scheduleProperty',
    method: 'put',
    path: restPaths.adminPropertySchedule,
    forAgent,
    body: propertySchedule,
  },
  {
    field: 'Mutation.previewProperty',
    method: 'post',
    path: restPaths.adminPropertyPreview,
    status: 201,
    forAgent,
    body: propertyChange,
  },
  {
    field: 'Viewer.homesCsv',
    method: 'get',
    path: restPaths.adminPropertiesCsv,
    forAgent,
    search: homesExport,
    mediaType: 'text/csv',
  },
  {
    field: 'Mutation.importHomes',
    method: 'post',
    path: restPaths.adminPropertyImports,
    status: 201,
    forAgent,
    body: homesImport,
  },
  { field: 'Mutation.undoHomesImport', method: 'delete', path: restPaths.adminPropertyImport, status: 204, forAgent },
  { field: 'Mutation.deleteProperty', method: 'delete', path: restPaths.adminProperty, status: 204, forAgent },
  {
    field: 'Viewer.homes',
    method: 'get',
    path: restPaths.adminProperties,
    forAgent,
    search: agentHomesSearch,
    isPaged: true,
  },
  { field: 'Viewer.home', method: 'get', path: restPaths.adminProperty, forAgent, answer: 'Property!' },
  {
    field: 'Viewer.openHouses',
    method: 'get',
    path: restPaths.adminOpenHouses,
    forAgent,
    search: openHouseSearch,
  },
  {
    field: 'Mutation.addOpenHouse',
    method: 'post',
    path: restPaths.adminHomesOpenHouses,
    status: 201,
    forAgent,
    body: newOpenHouse,
  },
  { field: 'Mutation.removeOpenHouse', method: 'delete', path: restPaths.adminOpenHouse, status: 204, forAgent },
  { field: 'Viewer.valueEstimates', method: 'get', path: restPaths.adminValueEstimates, forAgent },
  {
    field: 'Mutation.setValueEstimate',
    method: 'put',
    path: restPaths.adminValueEstimates,
    forAgent,
    body: valueEstimateChange,
  },
  { field: 'Viewer.archived', method: 'get', path: restPaths.adminArchive, forAgent, search: homesSearch },
  {
    field: 'Mutation.describePhoto',
    method: 'put',
    path: restPaths.adminPhoto,
    forAgent,
    body: z.omit(photoDescription, { file: true }),
  },
  { field: 'Mutation.removePhoto', method: 'delete', path: restPaths.adminPhoto, forAgent },
  {
    field: 'Mutation.uploadImages',
    method: 'post',
    path: restPaths.adminUpload,
    status: 201,
    forAgent,
    isUpload: true,
  },

  { field: 'Viewer.leads', method: 'get', path: restPaths.adminLeads, forAgent, search: leadSearch, isPaged: true },
  { field: 'Viewer.lead', method: 'get', path: restPaths.adminLeadOfKind, forAgent, answer: 'Lead!' },
  {
    field: 'Viewer.leadsCsv',
    method: 'get',
    path: restPaths.adminLeadsCsv,
    forAgent,
    search: leadExport,
    mediaType: 'text/csv',
  },
  { field: 'Mutation.updateLead', method: 'put', path: restPaths.adminLead, forAgent, body: leadChange },

  {
    field: 'Mutation.answerLead',
    method: 'post',
    path: restPaths.adminLeadAnswers,
    status: 201,
    forAgent,
    body: newLeadAnswer,
  },
  { field: 'Viewer.savedReplies', method: 'get', path: restPaths.adminSavedReplies, forAgent },
  {
    field: 'Mutation.createSavedReply',
    method: 'post',
    path: restPaths.adminSavedReplies,
    status: 201,
    forAgent,
    body: savedReplyInput,
  },
  {
    field: 'Mutation.updateSavedReply',
    method: 'put',
    path: restPaths.adminSavedReply,
    forAgent,
    body: savedReplyInput,
  },
  { field: 'Mutation.deleteSavedReply', method: 'delete', path: restPaths.adminSavedReply, status: 204, forAgent },

  { field: 'Viewer.people', method: 'get', path: restPaths.adminPeople, forAgent, search: peopleSearch },
  { field: 'Viewer.person', method: 'get', path: restPaths.adminPerson, forAgent, answer: 'Person!' },
  { field: 'Mutation.updatePerson', method: 'put', path: restPaths.adminPerson, forAgent, body: personChange },

  { field: 'Viewer.showings', method: 'get', path: restPaths.adminShowings, forAgent, search: calendarSearch },
  {
    field: 'Mutation.arrangeShowing',
    method: 'post',
    path: restPaths.adminShowings,
    status: 201,
    forAgent,
    body: newShowing,
  },
  { field: 'Mutation.updateShowing', method: 'put', path: restPaths.adminShowing, forAgent, body: showingChange },

  { field: 'Viewer.numbers', method: 'get', path: restPaths.adminNumbers, forAgent, search: numbersSearch },
  { field: 'Viewer.mail', method: 'get', path: restPaths.adminMail, forAgent },
  { field: 'Viewer.health', method: 'get', path: restPaths.adminHealth, forAgent },
  {
    field: 'Mutation.sendTestMail',
    method: 'post',
    path: restPaths.adminTestMail,
    status: 201,
    forAgent,
    body: none,
  },
  { field: 'Mutation.retryMail', method: 'post', path: restPaths.adminMailRetry, forAgent, body: none },

  { field: 'Viewer.testimonials', method: 'get', path: restPaths.adminTestimonials, forAgent },
  {
    field: 'Mutation.createTestimonial',
    method: 'post',
    path: restPaths.adminTestimonials,
    status: 201,
    forAgent,
    body: newTestimonial,
  },
  {
    field: 'Mutation.orderTestimonials',
    method: 'put',
    path: restPaths.adminTestimonialOrder,
    forAgent,
    body: testimonialOrder,
  },
  {
    field: 'Mutation.updateTestimonial',
    method: 'put',
    path: restPaths.adminTestimonial,
    forAgent,
    body: testimonialChange,
  },
  { field: 'Mutation.deleteTestimonial', method: 'delete', path: restPaths.adminTestimonial, status: 204, forAgent },

  {
    field: 'Viewer.testimonialRequests',
    method: 'get',
    path: restPaths.adminTestimonialRequests,
    forAgent,
  },
  {
    field: 'Mutation.askTestimonial',
    method: 'post',
    path: restPaths.adminTestimonialRequests,
    status: 201,
    forAgent,
    body: newTestimonialRequest,
  },
  {
    field: 'Mutation.withdrawTestimonialRequest',
    method: 'delete',
    path: restPaths.adminTestimonialRequest,
    status: 204,
    forAgent,
  },
];
