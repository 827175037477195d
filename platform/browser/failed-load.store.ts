import { createStore } from "zustand/vanilla";

/** A page or its data that failed to load, while the previous page is still shown. */
export type FailedLoad = {
  /** Whether only other results of the page that is shown were requested: filters, paging. */
  isSamePage: boolean;
  retry: () => void;
};

type State = { failure: FailedLoad | undefined; count: number };

/** The last failure, until something loads again. */
export const failedLoadStore = createStore<State>(() => ({ failure: undefined, count: 0 }));

export function setFailedLoad(failure: FailedLoad | undefined): void {
  const { failure: before, count } = failedLoadStore.getState();
  if (failure || before) failedLoadStore.setState({ failure, count: count + 1 });
}
