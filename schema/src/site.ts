import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1));
const url = z.url();
const link = z.object({ label: text, url });

/** What the agent tells of themselves, on the about page and on the home page: plain text, a paragraph an entry. */
const biography = z.object({
  lead: text,
  heading: text,
  paragraphs: z.array(text).check(z.minLength(1)),
  homeHeading: text,
  homeLead: text,
  homeParagraphs: z.array(text).check(z.minLength(1)),
});

/** A photo that the agent uploaded, in all its sizes. */
const agentPhoto = z.object({
  /** The whole picture's name below `attachedAssetsPath`; its sizes are named after its stem. */
  file: text,
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  /** #rrggbb */
  placeholder: text,
  /** Ascending. */
  widths: z.array(z.int()).check(z.minLength(1)),
});

/**
 * The shape of `site.json`: who the agent is. Pages receive it as it stands, with what the agent changed at /admin/site;
 * nothing of it is secret.
 */
export const siteSchema = z.object({
  tagline: text,
  subtitle: text,
  /** The promise beside every form, in hours. */
  replyWithinHours: z.int().check(z.positive()),
  /** Where the agent works, for prose. */
  regions: z.array(text).check(z.minLength(1)),
  agent: z.object({
    name: text,
    /** As printed under the name: "Licensed Real Estate Salesperson". */
    title: text,
    email: z.email(),
    cellPhone: text,
    officePhone: text,
    licenses: z.array(z.object({ type: text, state: z.enum(['NJ', 'NY']), number: text })).check(z.minLength(1)),
    /** Null: the agent is drawn. */
    photo: z._default(z.nullable(agentPhoto), null),
  }),
  brokerage: z.object({
    name: text,
    url,
    phone: text,
    agentCount: z.int().check(z.positive()),
    officeCount: z.int().check(z.positive()),
    foundedYear: z.int(),
    services: z.array(text),
    coreValues: z.array(text),
  }),
  office: z.object({
    street: text,
    city: text,
    state: text,
    zipCode: text,
    mapsUrl: url,
    hours: text,
  }),
  social: z.array(link),
  compliance: z.object({
    fairHousingNoticeUrl: url,
    operatingProceduresUrl: url,
    /** New York's Housing and Anti-Discrimination Disclosure Form, due at the first substantive contact. */
    newYorkDisclosureUrl: url,
    statement: text,
  }),
  /** What is absent is as in `biographyOf`. */
  biography: z.optional(z.partial(biography)),
});

/** `site.json` as the operator wrote it. */
export type SiteFile = z.output<typeof siteSchema>;
export type AgentPhoto = z.output<typeof agentPhoto>;
export type Biography = z.output<typeof biography>;
/** Who the site belongs to, complete. */
export type Site = Omit<SiteFile, 'biography'> & { biography: Biography };
