import { defineEntity, p } from '@mikro-orm/core';

/** How often something happened in the current window. */
export const RateLimitEntity = defineEntity({
  name: 'RateLimit',
  tableName: 'rate_limits',
  properties: { key: p.text().primary(), hits: p.integer(), resetsAt: p.datetime(3) },
});
