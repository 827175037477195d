import { lazy, Suspense, useState } from "react";
import { ChunkBoundary } from "#design/loading/chunk-boundary.tsx";
import { PartMissing } from "../part-missing.tsx";
import { SlotSkeletons, ZoneSkeleton } from "../slots/slot-skeletons.tsx";
import type { CallPickerProps } from "./call-picker.tsx";

// Fetched in parallel with the free times, which the page waits for anyway.
const CallPicker = lazy(async () => ({ default: (await import("./call-picker.tsx")).CallPicker }));

/** The part of a form that books a call. */
export function CallStep(props: CallPickerProps) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <PartMissing title="The available times couldn't be loaded" />;
  return (
    <ChunkBoundary onFail={() => setHasFailed(true)}>
      <Suspense fallback={<PickerSkeleton />}>
        <CallPicker {...props} />
      </Suspense>
    </ChunkBoundary>
  );
}

function PickerSkeleton() {
  return (
    <>
      <ZoneSkeleton />
      <div className="mt-4">
        <SlotSkeletons />
      </div>
    </>
  );
}
