import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { parse } from 'graphql';
import { firstValueFrom, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { demandAnswer } from './demand-answer.ts';

/** The requests to the gateway, in order. The test answers each of them. */
const sent: Subject<ApolloLink.Result>[] = [];
const gateway = new ApolloLink(() => {
  const answer = new Subject<ApolloLink.Result>();
  sent.push(answer);
  return answer;
});
const client = new ApolloClient({ cache: new InMemoryCache(), link: gateway });
const link = demandAnswer.concat(gateway);
const send = (document: string) =>
  firstValueFrom(ApolloLink.execute(link, { query: parse(document), variables: {} }, { client }));

function answer(place: number, data: object | null): void {
  sent[place]?.next({ data });
  sent[place]?.complete();
}

it('a question during which something was changed is asked anew, and its first answer dropped', async () => {
  sent.length = 0;
  const asked = send('{ words }');
  const changed = send('mutation { hide }');
  answer(1, { hide: true });
  await changed;
  answer(0, { words: 'shown' });
  expect(sent).toHaveLength(3);
  answer(2, { words: 'hidden' });
  expect((await asked).data).toEqual({ words: 'hidden' });
});

it('where changes never end, a question is asked five times, and its last answer counts', async () => {
  sent.length = 0;
  const asked = send('{ words }');
  const places = [0];
  for (let place = 0; places.length < 6; place = places.at(-1) ?? 0) {
    const changed = send('mutation { hide }');
    answer(sent.length - 1, { hide: true });
    await changed;
    answer(place, { words: `answer ${places.length}` });
    places.push(sent.length - 1);
  }
  expect((await asked).data).toEqual({ words: 'answer 5' });
  // Five questions, five changes.
  expect(sent).toHaveLength(10);
});

it('what is asked after a change is asked once, and a change itself always', async () => {
  sent.length = 0;
  const [one, other] = [send('mutation { hide }'), send('mutation { show }')];
  answer(0, { hide: true });
  answer(1, { show: true });
  await Promise.all([one, other]);
  const asked = send('{ words }');
  answer(2, { words: 'shown' });
  expect((await asked).data).toEqual({ words: 'shown' });
  expect(sent).toHaveLength(3);
});

it('an answer that holds nothing is a failure', async () => {
  sent.length = 0;
  const changed = send('mutation { hide }');
  answer(0, null);
  await expect(changed).rejects.toThrow('was answered with nothing');
});
