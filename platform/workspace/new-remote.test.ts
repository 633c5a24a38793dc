import { namesOfGateway } from 'create-remote';
import { gatewayFolders } from 'schema';
import { expect, test } from 'vitest';

test('a part is refused the names of which publish would refuse the page', () => {
  expect(namesOfGateway).toEqual(gatewayFolders.filter((folder) => /^[a-z]{2,20}$/.test(folder)));
});
