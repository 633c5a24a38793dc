import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1));
const url = z.url();
const link = z.object({ label: text, url });

/** The agent's biography, on the about page and the home page: plain text, one entry for each paragraph. */
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
  /** The file name of the whole picture in `attachedAssetsPath`. The names of its sizes begin with the same stem. */
  file: text,
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  /** #rrggbb */
  placeholder: text,
  /** In ascending order. */
  widths: z.array(z.int()).check(z.minLength(1)),
});

/**
 * The shape of `site.json`: who the agent is. Pages get all of it, with the agent's changes from /admin/site. Nothing
 * in it is secret.
 */
export const siteSchema = z.object({
  tagline: text,
  subtitle: text,
  /** Hours within which the agent promises to answer. Shown beside every form. */
  replyWithinHours: z.int().check(z.positive()),
  /** Where the agent works, as words in a sentence. */
  regions: z.array(text).check(z.minLength(1)),
  agent: z.object({
    name: text,
    /** As printed under the name: "Licensed Real Estate Salesperson". */
    title: text,
    email: z.email(),
    cellPhone: text,
    officePhone: text,
    licenses: z.array(z.object({ type: text, state: z.enum(['NJ', 'NY']), number: text })).check(z.minLength(1)),
    /** Null: the site shows a drawing of the agent. */
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
    /** New York's Housing and Anti-Discrimination Disclosure Form, which is due at the first substantive contact. */
    newYorkDisclosureUrl: url,
    statement: text,
  }),
  /** `withBiography` fills in what is absent. */
  biography: z.optional(z.partial(biography)),
});

/** `site.json` as the operator wrote it. */
export type SiteFile = z.output<typeof siteSchema>;
export type AgentPhoto = z.output<typeof agentPhoto>;
export type Biography = z.output<typeof biography>;
/** The owner of the site, with a complete biography. */
export type Site = Omit<SiteFile, 'biography'> & { biography: Biography };
