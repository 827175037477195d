import { type ComponentProps, lazy, Suspense, useState } from "react";
import { ChunkBoundary } from "#design/loading/chunk-boundary.tsx";
import { PartMissing } from "../part-missing.tsx";
import { SlotSkeletons } from "../slots/slot-skeletons.tsx";
import type { ChooseTime } from "./choose-time.tsx";

const importChooseTime = () => import("./choose-time.tsx");
const Loaded = lazy(async () => ({ default: (await importChooseTime()).ChooseTime }));

/** Loads the script; a failure shows when the times are opened. */
export const preloadChooseTime = () => void importChooseTime().catch(() => {});

/** The free times, whose script is loaded when they are shown. */
export function LazyChooseTime(props: ComponentProps<typeof ChooseTime>) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) {
    return (
      <div className="mt-8">
        <PartMissing title="The available times couldn't be loaded" />
      </div>
    );
  }
  return (
    <ChunkBoundary onFail={() => setHasFailed(true)}>
      <Suspense fallback={<SlotSkeletons />}>
        <Loaded {...props} />
      </Suspense>
    </ChunkBoundary>
  );
}
