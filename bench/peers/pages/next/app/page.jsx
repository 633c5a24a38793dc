import { readFileSync } from 'node:fs';

// As Next's own documentation has a page of data that changes now and then: made once a minute, kept between.
export const revalidate = 60;
export const metadata = { title: 'Properties', description: 'Homes for sale' };

const homes = () => JSON.parse(readFileSync(process.env.HOMES, 'utf8'));

export default function Page() {
  return (
    <main>
      <h1>Properties</h1>
      <ul>
        {homes().map(({ id, address, city, price, bedrooms, bathrooms, squareFeet, images }) => (
          <li key={id}>
            <a href={`/properties/${id}`}>
              {/* biome-ignore lint/performance/noImgElement: nobody loads it here */}
              <img src={images[0]} alt={address} width={768} height={576} loading="lazy" />
              <h2>{address}</h2>
              <p>{city}</p>
              <p>{price}</p>
              <p>{[bedrooms, bathrooms, squareFeet].join(' · ')}</p>
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}
