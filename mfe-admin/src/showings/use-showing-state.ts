import { documentOf, useApolloClient, useMutation } from 'platform/apollo';
import { refetchActive } from '../connection/refetch.ts';
import { runInOrder } from '../connection/run-in-order.ts';
import { type ShowingRowFragment, type ShowingState, UpdateShowing } from '../generated/operations.ts';
import { whoOf } from '../leads/lead-words.ts';
import { withSession } from '../session/sign-in-again.ts';
import { changeWithUndo } from '../undo/undo.ts';
import { placeOf } from './showing-words.ts';

const became: Readonly<Record<ShowingState, (showing: ShowingRowFragment) => string>> = {
  proposed: () => 'is open again',
  accepted: () => 'is accepted',
  done: () => 'is shown',
  no_show: (showing) => `waited for nobody: ${whoOf(showing)} did not come`,
  cancelled: () => 'is cancelled; no mail was sent',
};

/** Changes the state of a showing: shown at once, with Undo, and reverted if the gateway refuses it. */
export function useShowingState() {
  const { cache } = useApolloClient();
  const [update] = useMutation(documentOf(UpdateShowing));

  function show({ id }: ShowingRowFragment, state: ShowingState): void {
    const shown = cache.identify({ __typename: 'Showing', id });
    if (shown) cache.modify({ id: shown, fields: { state: () => state } });
  }

  /** Rejects if it failed, and with CONFLICT if the state is neither `from` nor `to` by now. */
  async function change(showing: ShowingRowFragment, from: ShowingState, to: ShowingState): Promise<void> {
    const { id } = showing;
    show(showing, to);
    try {
      const variables = { id, state: to, expectedState: from };
      await runInOrder(id, () =>
        withSession(() => update({ variables, refetchQueries: 'active' }), `UpdateShowing ${id}`),
      );
    } catch (error) {
      show(showing, from);
      // It may have been done, if only its answer was lost.
      refetchActive();
      throw error;
    }
  }

  return async function setState(showing: ShowingRowFragment, state: ShowingState): Promise<void> {
    const before = showing.state;
    if (before === state) return;
    await changeWithUndo(
      [placeOf(showing), became[state](showing)],
      () => change(showing, before, state),
      () => change(showing, state, before),
    );
  };
}
