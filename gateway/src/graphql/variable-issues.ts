import type { ApolloServerPlugin } from '@apollo/server';
import {
  coerceInputValue,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isNonNullType,
  typeFromAST,
  type VariableDefinitionNode,
} from 'graphql';
import type { InputIssue } from 'schema';
import { badInput } from '../core/errors.ts';
import type { Context } from './context.ts';
import { asRequestError } from './error-answer.ts';

type Variables = Readonly<Record<string, unknown>>;

/** The wrong values of one variable that are told. A list may have thousands. */
const MOST_ISSUES = 20;

/** Reports variables of wrong types in the same way as REST: as issues with the path to each field. */
export function variableIssues(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ operation, request: { variables = {} } }) {
          const issues = (operation?.variableDefinitions ?? []).flatMap((one) => issuesOf(schema, one, variables));
          if (issues.length > 0) throw asRequestError(badInput(issues));
        },
      };
    },
  };
}

function issuesOf(schema: GraphQLSchema, definition: VariableDefinitionNode, variables: Variables): InputIssue[] {
  const name = definition.variable.name.value;
  const type = typeFromAST(schema, definition.type as never) as GraphQLInputType | undefined;
  const value = variables[name];
  if (type === undefined) return [];
  if (value === undefined) {
    const isMissing = isNonNullType(type) && definition.defaultValue === undefined;
    return isMissing ? [{ path: [name], message: 'Required' }] : [];
  }
  // REST has no name for its whole body, so input objects get no prefix.
  const prefix = isInputObjectType(getNamedType(type)) ? [] : [name];
  const issues: InputIssue[] = [];
  try {
    coerceInputValue(value, type, (path, wrong, error) => {
      issues.push(toIssue([...prefix, ...path], wrong, error));
      if (issues.length === MOST_ISSUES) throw error;
    });
  } catch (error) {
    if (issues.length < MOST_ISSUES) throw error;
  }
  return issues;
}

/** graphql-js gives the name of a missing or unknown field, and the expected type, only in its message. */
function toIssue(path: readonly (string | number)[], wrong: unknown, { message }: GraphQLError): InputIssue {
  const [, missing] = /^Field "(\w+)" of required type/.exec(message) ?? [];
  if (missing !== undefined) return { path: [...path, missing], message: 'Required' };
  const [, unknown] = /^Field "([^"]+)" is not defined/.exec(message) ?? [];
  if (unknown !== undefined) return { path: [...path, unknown], message: 'Unknown field' };
  if (wrong === null || wrong === undefined) return { path, message: 'Required' };
  const [, scalar = ''] = /^(String|Int|Float|Boolean|ID|DateTime) cannot represent/.exec(message) ?? [];
  const expected = expectedOf[scalar];
  const received = Array.isArray(wrong) ? 'array' : typeof wrong;
  if (expected === undefined || expected === received) {
    return { path, message: scalar === 'DateTime' ? 'Enter a valid date' : 'Invalid input' };
  }
  return { path, message: `Expected ${expected}, received ${received}` };
}

const expectedOf: Readonly<Record<string, string>> = {
  String: 'string',
  ID: 'string',
  DateTime: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
};
