import {
  contactInput,
  homeValuationInput,
  leadCaptureInput,
  leadChange,
  leadExport,
  leadName,
  leadSearch,
  newLeadAnswer,
  propertyInquiryInput,
  savedReplyInput,
} from 'schema';
import type { Resolvers } from 'schema/generated/graphql';
import { parseOrThrow } from '../../core/errors.ts';
import type { Context } from '../../graphql/context.ts';
import { demandAdmin } from '../../http/request-scope.ts';

export const leadResolvers: Resolvers<Context> = {
  Viewer: {
    leads: (_, search, { scope }) => demandAdmin(scope).inbox.search(parseOrThrow(leadSearch, search)),
    lead: (_, name, { scope }) => demandAdmin(scope).inbox.find(parseOrThrow(leadName, name)),
    leadsCsv: (_, filter, { scope }) => scope.whole(demandAdmin(scope).inbox.csv(parseOrThrow(leadExport, filter))),
    savedReplies: (_, __, { scope }) => demandAdmin(scope).savedReplies.all(),
  },
  Mutation: {
    sendContact: (_, { input }, { scope: { services, client } }) =>
      services.leads.contacts.submit(parseOrThrow(contactInput, input), client),
    requestHomeValuation: (_, { input }, { scope: { services, client } }) =>
      services.leads.valuations.submit(parseOrThrow(homeValuationInput, input), client),
    sendPropertyInquiry: (_, { input }, { scope: { services, client } }) =>
      services.leads.inquiries.submit(parseOrThrow(propertyInquiryInput, input), client),
    captureLead: (_, { input }, { scope: { services, client } }) =>
      services.leads.captures.submit(parseOrThrow(leadCaptureInput, input), client),
    updateLead(_, { id, expectedUpdatedAt, ...change }, { scope }) {
      const expected = expectedUpdatedAt == null ? undefined : new Date(expectedUpdatedAt);
      return demandAdmin(scope).inbox.update(id, parseOrThrow(leadChange, change), expected);
    },
    answerLead: (_, { input }, { scope }) => demandAdmin(scope).inbox.answer(parseOrThrow(newLeadAnswer, input)),
    createSavedReply: (_, { input }, { scope }) =>
      demandAdmin(scope).savedReplies.create(parseOrThrow(savedReplyInput, input)),
    updateSavedReply: (_, { id, input }, { scope }) =>
      demandAdmin(scope).savedReplies.update(id, parseOrThrow(savedReplyInput, input)),
    async deleteSavedReply(_, { id }, { scope }) {
      await demandAdmin(scope).savedReplies.delete(id);
      return true;
    },
  },
};
