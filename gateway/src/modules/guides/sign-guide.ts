// Adds the agent's current details to the back of a booklet. The printed file itself names nobody.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib';
import type { GuideSlug, Site } from 'schema';
import { encode } from 'uqr';
import { openTaggedPage } from './tagged-page.ts';
import { openTypefaces, type Typeface } from './typefaces.ts';

export interface SignedGuide {
  readonly bytes: Buffer;
  /** Of the signed file. */
  readonly etag: string;
}

export interface Line {
  readonly text: string;
  readonly look: 'name' | 'text' | 'note';
  /** Extra space above the line, in points. */
  readonly space?: number;
}

const states = { NJ: 'New Jersey', NY: 'New York' } as const;

/**
 * The agent's details on the back, from the top. Brokerage and agent have the same size, as the advertising rules
 * require.
 */
export function signature({ agent, brokerage, office, compliance }: Site, origin: string): readonly Line[] {
  return [
    { text: agent.name, look: 'name' },
    { text: brokerage.name, look: 'name' },
    ...agent.licenses.map(
      ({ type, state, number }, index): Line => ({
        text: `${type}, ${states[state]}, ${number}`,
        look: 'text',
        ...(index === 0 ? { space: 5 } : {}),
      }),
    ),
    { text: `Cell ${agent.cellPhone}`, look: 'text', space: 5 },
    { text: `Office ${agent.officePhone}`, look: 'text' },
    { text: agent.email, look: 'text' },
    { text: new URL(origin).host, look: 'text' },
    { text: `${office.street}, ${office.city}, ${office.state} ${office.zipCode}`, look: 'text', space: 5 },
    { text: compliance.statement, look: 'text' },
    { text: `NY Fair Housing Notice: ${compliance.fairHousingNoticeUrl}`, look: 'note', space: 5 },
    { text: `Standardized Operating Procedures: ${compliance.operatingProceduresUrl}`, look: 'note' },
  ];
}

/** In points. The back has this space free between its heading and its small print (`art/src/guides/sheet.ts`). */
const LEFT = 40;
const TOP = 290;
const WIDTH = 316;
const QR_SIDE = 62;

const PAPER = rgb(251 / 255, 246 / 255, 235 / 255);
const DUNE = rgb(227 / 255, 210 / 255, 178 / 255);
const NAVY = rgb(16 / 255, 41 / 255, 63 / 255);

const looks = {
  name: { face: 'display', size: 17, leading: 19.5, color: PAPER },
  text: { face: 'text', size: 9.4, leading: 13, color: PAPER },
  note: { face: 'text', size: 7, leading: 9.6, color: DUNE },
} as const;

/** The given size, or a smaller one so that the text fits into the width. */
function fit(typeface: Typeface, text: string, size: number, width: number): number {
  const natural = typeface.widthOf(text, size);
  return natural > width ? (size * width) / natural : size;
}

/** The site's address as a QR code. The address is also printed as text. */
function drawQr(page: PDFPage, origin: string): void {
  const { data, size } = encode(origin, { border: 2 });
  const module = QR_SIDE / size;
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x * module} ${y * module}h${module}v${module}h-${module}z`] : [])),
  );
  const x = LEFT + WIDTH - QR_SIDE;
  page.drawRectangle({ x, y: TOP - QR_SIDE + 4, width: QR_SIDE, height: QR_SIDE, color: PAPER });
  page.drawSvgPath(path.join(''), { x, y: TOP + 4, color: NAVY });
}

/** The printed booklet with the agent's details on its last page, tagged for screen readers like the rest. */
export async function signGuide(slug: GuideSlug, site: Site, origin: string): Promise<SignedGuide> {
  const printed = await readFile(new URL(`printed/${slug}.pdf`, import.meta.url));
  const document = await PDFDocument.load(printed, { updateMetadata: false });
  const typefaces = await openTypefaces(document);
  const page = document.getPages().at(-1);
  if (!page) throw new Error(`${slug} has no page`);
  const tagged = openTaggedPage(document, page);
  const lines = signature(site, origin);
  // Both names have the same size: the longer one must fit beside the QR code.
  const names = lines.filter(({ look }) => look === 'name');
  const nameSize = Math.min(
    ...names.map(({ text }) => fit(typefaces.display, text, looks.name.size, WIDTH - QR_SIDE - 12)),
  );
  let y = TOP;
  for (const { text, look, space = 0 } of lines) {
    const { face, leading, color } = looks[look];
    const largest = look === 'name' ? nameSize : looks[look].size;
    const typeface = typefaces[face];
    // A line beside the QR code has less width.
    const width = y > TOP - QR_SIDE - largest ? WIDTH - QR_SIDE - 12 : WIDTH;
    y -= leading + space;
    tagged.paragraph(() => typeface.draw(page, text, { x: LEFT, y, size: fit(typeface, text, largest, width), color }));
  }
  tagged.artifact(() => drawQr(page, origin));
  document.setAuthor(site.agent.name);
  const bytes = Buffer.from(await document.save());
  return { bytes, etag: createHash('sha256').update(bytes).digest('hex').slice(0, 32) };
}
