import { confirmation, newPasskey, secondStepInput, totpConfirmation } from 'schema';
import type { Resolvers } from 'schema/generated/graphql';
import { parseOrThrow } from '../../core/errors.ts';
import type { Context } from '../../graphql/context.ts';
import { demandAdmin } from '../../http/request-scope.ts';

const passwordOf = (input: unknown) => parseOrThrow(confirmation, input).password;

export const secondFactorResolvers: Resolvers<Context> = {
  Query: { signInOptions: (_, __, { scope }) => scope.services.signInSteps.options() },
  Viewer: { secondFactor: (_, __, { scope }) => demandAdmin(scope).secondFactor.read() },
  Mutation: {
    startPasskeySignIn: (_, __, { scope }) => scope.services.signInSteps.startPasskey(scope.client),
    finishSignIn: (_, { input }, { scope }) => scope.finishSignIn(parseOrThrow(secondStepInput, input)),
    startTotp: (_, input, { scope }) => demandAdmin(scope).secondFactor.startTotp(passwordOf(input)),
    confirmTotp: (_, input, { scope }) =>
      demandAdmin(scope).secondFactor.confirmTotp(parseOrThrow(totpConfirmation, input).code),
    removeTotp: (_, input, { scope }) => demandAdmin(scope).secondFactor.removeTotp(passwordOf(input)),
    startPasskey: (_, input, { scope }) =>
      demandAdmin(scope).secondFactor.startPasskey(passwordOf(input), scope.sessionKey()),
    addPasskey: (_, { input }, { scope }) =>
      demandAdmin(scope).secondFactor.addPasskey(parseOrThrow(newPasskey, input), scope.sessionKey()),
    removePasskey: (_, { id, ...input }, { scope }) =>
      demandAdmin(scope).secondFactor.removePasskey(id, passwordOf(input)),
    renewRecoveryCodes: (_, input, { scope }) => demandAdmin(scope).secondFactor.renewRecoveryCodes(passwordOf(input)),
  },
};
