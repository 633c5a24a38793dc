import { ConfigurationError } from '../../core/configuration-error.ts';
import type { Env } from '../../core/env.ts';
import type { Logger } from '../../core/logger.ts';
import { type BotCheck, fakeBotCheck, noBotCheck } from './bot-check.ts';
import { createRecaptcha } from './recaptcha.ts';

/** The check that BOT_CHECK names. Throws if reCAPTCHA's own variables are missing. */
export function chooseBotCheck(env: Env, logger: Logger): BotCheck {
  if (env.BOT_CHECK === 'off') return noBotCheck;
  if (env.BOT_CHECK === 'fake') return fakeBotCheck;
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_PROJECT: project, RECAPTCHA_API_KEY: apiKey } = env;
  if (siteKey === undefined || project === undefined || apiKey === undefined) {
    throw new ConfigurationError(
      'BOT_CHECK=recaptcha needs RECAPTCHA_SITE_KEY, RECAPTCHA_PROJECT and RECAPTCHA_API_KEY',
    );
  }
  return createRecaptcha({ baseUrl: env.RECAPTCHA_ASSESSMENT_URL, project, apiKey, siteKey, logger });
}
