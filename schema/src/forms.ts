// What the forms in the browser need, and no more: `zod/mini` and a few hundred lines of rules.

export { bounds } from './bounds.ts';
export { passwordChange, type SignInInput, signInInput } from './inputs/account.ts';
export { type ContactInput, contactInput, interestMessage } from './inputs/contact.ts';
export { type HomeValuationInput, homeValuationInput } from './inputs/home-valuation.ts';
export { type NewLeadAnswer, newLeadAnswer } from './inputs/lead-answer.ts';
export { type LeadCaptureInput, leadCaptureInput } from './inputs/lead-capture.ts';
export { newOpenHouse } from './inputs/open-house.ts';
export { type Parsed, parseInput } from './inputs/parse.ts';
export { personChange } from './inputs/person.ts';
export { newProperty, propertyChange, type Sale, sale } from './inputs/property.ts';
export { confirmation, totpConfirmation } from './inputs/second-factor.ts';
export { newShowing } from './inputs/showing.ts';
export { newTestimonial } from './inputs/testimonial.ts';
export { linkPlaceholder, newTestimonialRequest } from './inputs/testimonial-request.ts';
export { valueEstimateFigures } from './inputs/value-estimate.ts';
export { leadAddress, stateOfZip } from './lead-address.ts';
export { readPrice } from './price.ts';
