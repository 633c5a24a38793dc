import * as z from 'zod/mini';
import type { Logger } from '../../core/logger.ts';
import type { BotCheck } from './bot-check.ts';

const LOWEST_SCORE = 0.5;
const PATIENCE_MS = 2000;

const assessment = z.object({
  tokenProperties: z.object({ valid: z.boolean(), action: z.optional(z.string()) }),
  riskAnalysis: z.optional(z.object({ score: z.optional(z.number()) })),
});

export interface RecaptchaOptions {
  /** The service's address; a test uses its own. */
  readonly baseUrl: string;
  readonly project: string;
  readonly apiKey: string;
  readonly siteKey: string;
  readonly logger: Logger;
}

/** Asks reCAPTCHA Enterprise for an assessment of the token. */
export function createRecaptcha({ baseUrl, project, apiKey, siteKey, logger }: RecaptchaOptions): BotCheck {
  const url = new URL(`/v1/projects/${project}/assessments?key=${encodeURIComponent(apiKey)}`, baseUrl);

  return async (token, expectedAction, client) => {
    if (token === undefined) return 'failed';
    const { address: userIpAddress, userAgent } = client;
    const event = { token, siteKey, expectedAction, userIpAddress, userAgent: userAgent ?? '' };
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ event }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!response.ok) throw new Error(`answered ${response.status}`);
      const { tokenProperties, riskAnalysis } = z.parse(assessment, await response.json());
      if (!tokenProperties.valid || tokenProperties.action !== expectedAction) return 'failed';
      return (riskAnalysis?.score ?? 0) >= LOWEST_SCORE ? 'passed' : 'suspect';
    } catch (error) {
      // A lead matters more than its score: it is stored, and marked as unverified.
      logger.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'bot check: no assessment');
      return 'unavailable';
    }
  };
}
