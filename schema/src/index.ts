export { answerBy, hoursInWords, sentInWords } from './answer-by.ts';
export { atFirstUse } from './at-first-use.ts';
export { bounds } from './bounds.ts';
export * from './enumerations.ts';
export * from './errors.ts';
export { explainSteering, findSteering, type Steering } from './fair-housing.ts';
export { gatewayFolders } from './gateway-folders.ts';
export {
  askForGuide,
  type Guide,
  type GuideSlug,
  guidePages,
  guidePath,
  guides,
  guidesIn,
  guidesPath,
} from './guides.ts';
export { homeIdsIn } from './home-ids.ts';
export { type HomeNeed, homeNeeds, PENDING_FOR_DAYS } from './home-needs.ts';
export { homeStatusOf } from './home-status.ts';
export { type PasswordChange, passwordChange, type SignInInput, signInInput } from './inputs/account.ts';
export { type ContactInput, contactInput, interestMessage } from './inputs/contact.ts';
export { type HomeValuationInput, homeValuationInput } from './inputs/home-valuation.ts';
export type { HomeWishInput } from './inputs/home-wish.ts';
export {
  type LeadChange,
  type LeadExport,
  type LeadName,
  type LeadSearch,
  leadChange,
  leadExport,
  leadName,
  leadSearch,
  type NumbersSearch,
  numbersSearch,
} from './inputs/inbox.ts';
export type { LeadTrace } from './inputs/lead.ts';
export { type NewLeadAnswer, newLeadAnswer, type SavedReplyInput, savedReplyInput } from './inputs/lead-answer.ts';
export { type LeadCaptureInput, leadCaptureInput } from './inputs/lead-capture.ts';
export { isListingUrl, listingHosts } from './inputs/listing-url.ts';
export { type NewOpenHouse, newOpenHouse, type OpenHouseSearch, openHouseSearch } from './inputs/open-house.ts';
export { type AuditSearch, auditSearch, type HomesSearch, homesSearch } from './inputs/paging.ts';
export { type Parsed, parseInput } from './inputs/parse.ts';
export { type PeopleSearch, peopleSearch } from './inputs/people-search.ts';
export { type PersonChange, personChange } from './inputs/person.ts';
export {
  type Focus,
  type HomeSeen,
  type HomesImport,
  homeSeen,
  homesImport,
  largestSheet,
  mostPhotos,
  type NewProperty,
  newProperty,
  type PhotoDescription,
  type PhotoFocus,
  type PropertyChange,
  type PropertySeen,
  photoDescription,
  photoFocus,
  propertyChange,
  propertySchedule,
  propertySeen,
  type Sale,
  type SaleSeen,
  sale,
  saleSeen,
} from './inputs/property.ts';
export { type PropertyInquiryInput, propertyInquiryInput } from './inputs/property-inquiry.ts';
export {
  type AgentHomesSearch,
  agentHomesSearch,
  facetSearch,
  homesExport,
  largestPage,
  type PropertySearch,
  propertySearch,
} from './inputs/property-search.ts';
export { type NewPushDevice, newPushDevice } from './inputs/push.ts';
export {
  type CanaryInput,
  canaryInput,
  canaryShare,
  type NewDeployToken,
  newDeployToken,
  type ReleaseChoice,
  type ReleasePart,
  type ReleaseRollback,
  releaseChoice,
  releasePart,
  releaseRollback,
} from './inputs/release.ts';
export {
  confirmation,
  type NewPasskey,
  newPasskey,
  type PasskeyAssertion,
  type SecondStepInput,
  secondStepInput,
  totpConfirmation,
} from './inputs/second-factor.ts';
export {
  type CalendarSearch,
  calendarSearch,
  type NewShowing,
  newShowing,
  type ShowingChange,
  showingChange,
} from './inputs/showing.ts';
export { type SiteChange, type SiteRestore, siteChange, siteRestore } from './inputs/site.ts';
export {
  type NewTestimonial,
  newTestimonial,
  type TestimonialChange,
  type TestimonialOrder,
  testimonialChange,
  testimonialOrder,
} from './inputs/testimonial.ts';
export {
  type ClientsWords,
  clientsWords,
  linkPlaceholder,
  type NewTestimonialRequest,
  newTestimonialRequest,
} from './inputs/testimonial-request.ts';
export { storable } from './inputs/text.ts';
export {
  type ValueEstimateChange,
  type ValueEstimateFigures,
  valueEstimateChange,
  valueEstimateFigures,
} from './inputs/value-estimate.ts';
export { leadAddress, stateOfZip } from './lead-address.ts';
export { consentWords } from './lead-consent.ts';
export { leadPaths } from './lead-paths.ts';
export { daysSince, newYorkDay } from './new-york-day.ts';
export { attachedAssetsPath, photoFileOf, photoVariant } from './picture-paths.ts';
export { type Price, readPrice } from './price.ts';
export { restPaths } from './rest-paths.ts';
export { shortAddressPath } from './short-address-path.ts';
export type { AgentPhoto, Biography, Site, SiteFile } from './site.ts';
export {
  applyTexts,
  printField,
  printValue,
  readField,
  type SiteFieldName,
  type SiteTexts,
  siteFieldNames,
  Wrong,
} from './site-fields.ts';
export { isTooFarAhead, readSoldDate } from './sold-date.ts';
export { type WishedHome, wishInWords } from './wish-words.ts';
export { withCommas } from './with-commas.ts';
