/** One page in Lighthouse, several times. The median run counts. */

import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

export type Measured = Record<Category, number> & {
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  kilobytes: number;
  /** Failed audits of the three categories besides performance. */
  failed: string[];
};

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'];

async function measureOnce(url: string, chromePath: string): Promise<Measured> {
  const chrome = await launch({ chromePath, chromeFlags: FLAGS, logLevel: 'silent' });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'silent', onlyCategories: [...CATEGORIES] });
    if (!result) throw new Error(`Lighthouse gave no answer for ${url}`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    const failed = CATEGORIES.slice(1).flatMap((category) =>
      (lhr.categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    );
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      blocked: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      kilobytes: value('total-byte-weight') / 1000,
      failed,
    };
  } finally {
    chrome.kill();
  }
}

/** Lighthouse sometimes loses the beginning of a trace and throws. Such a run is repeated. */
async function measureSurely(url: string, chromePath: string, attempts = 10): Promise<Measured> {
  try {
    return await measureOnce(url, chromePath);
  } catch (error) {
    if (attempts === 1) throw error;
    return measureSurely(url, chromePath, attempts - 1);
  }
}

/**
 * The median of `runs` by performance, and of equal ones by largest paint. Mobile, with Lighthouse's own simulated
 * throttling.
 */
export async function measure(url: string, chromePath: string, runs: number): Promise<Measured> {
  const measured: Measured[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await measureSurely(url, chromePath));
  measured.sort((a, b) => a.performance - b.performance || b.largestPaint - a.largestPaint);
  const median = measured[Math.floor(runs / 2)];
  if (!median) throw new Error('At least one run is needed');
  return median;
}
