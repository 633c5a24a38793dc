import {
  AwaitingPicture,
  CardFrame,
  CardName,
  CardPicture,
  CardPlace,
  CardPrice,
  Columns,
  cardLinkClass,
  Fact,
  Facts,
  Picture,
  Print,
  Ribbon,
  Skeleton,
  SpecRow,
  Stack,
  Text,
} from '../src/index.ts';
import { drawing } from './drawing.ts';
import { Section, Specimen } from './specimen.tsx';

const statuses = { active: 'For Sale', pending: 'Pending', rent: 'For Rent', sold: 'Sold' } as const;
const specs = [
  { value: '3', unit: 'BD', spoken: 'bedrooms' },
  { value: '2.5', unit: 'BA', spoken: 'bathrooms' },
  { value: '2,140', unit: 'Sq.Ft.', spoken: 'square feet' },
];
const endless = 'Bartholomew-Winterbottom-Featherstonehaugh Boulevard North-East';
const broken = { ...drawing(), jpg: [{ url: 'data:image/jpeg;base64,', width: 1600 }] };

/** Cards, pictures and what stands in for them. */
export function Cards() {
  return (
    <Section title="Cards and pictures">
      <Specimen name="Card" says="A ribbon for each status, the spec row, and a blank where pictures are to come.">
        <Columns count={4}>
          {(['active', 'pending', 'rent', 'sold'] as const).map((status) => (
            <CardFrame key={status} aria-label={`12 Dune Road, ${statuses[status]}`}>
              <CardPicture ribbon={<Ribbon status={status}>{statuses[status]}</Ribbon>}>
                <Picture image={drawing()} alt="A sail" sizes="320px" ratio="4:3" />
              </CardPicture>
              <CardPrice>$1,295,000</CardPrice>
              <CardName level={4}>
                <a href={`#${status}`} className={cardLinkClass}>
                  12 Dune Road
                </a>
              </CardName>
              <CardPlace>Sea Bright, NJ 07760</CardPlace>
              <SpecRow specs={specs} />
            </CardFrame>
          ))}
          <CardFrame aria-label={endless}>
            <CardPicture>
              <AwaitingPicture text="Awaiting Images" ratio="4:3" />
            </CardPicture>
            <CardPrice>Price upon request</CardPrice>
            <CardName level={4}>{endless}</CardName>
            <CardPlace>{endless}</CardPlace>
          </CardFrame>
          <CardFrame aria-label="A broken picture">
            <CardPicture>
              <Picture image={broken} alt="A picture that cannot be had" sizes="320px" ratio="4:3" />
            </CardPicture>
            <CardPrice>$995,000</CardPrice>
            <CardName level={4}>A broken picture</CardName>
          </CardFrame>
          <Stack gap="s3">
            <Text look="quiet">Loading properties...</Text>
            <Skeleton ratio="4 / 3" />
            <Skeleton width="40%" height={28} />
            <Skeleton width="70%" />
          </Stack>
        </Columns>
      </Specimen>
      <Specimen name="Print">
        <Columns count={2}>
          <Print caption={<span>Plate 4</span>}>
            <Picture image={drawing('#b4d3d2', '#10293f')} alt="A dark sail" sizes="600px" ratio="16:10" />
          </Print>
          <Facts columns={1}>
            <Fact name="Year built">1926</Fact>
            <Fact name="Lot size">0.31 acres</Fact>
            <Fact name="Property type">Single Family Home</Fact>
          </Facts>
        </Columns>
      </Specimen>
    </Section>
  );
}
