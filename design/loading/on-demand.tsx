import { type ComponentType, useEffect, useState } from "react";
import { isUnloading } from "#platform/browser/reload-once.ts";
import { ChunkBoundary } from "./chunk-boundary.tsx";

type OnDemandProps = {
  /** The code did not arrive, or broke: go where the same can be done without it. */
  onFail: () => void;
};

/**
 * A part that a click opens and whose code loads when it is first rendered, or with `preload`. Not
 * `lazy`, because React waits 300 ms before it replaces the empty place of a suspended part.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
    return loaded;
  };

  function OnDemand({ onFail, ...props }: Props & OnDemandProps) {
    const [Part, setPart] = useState(() => loaded);
    // biome-ignore lint/correctness/useExhaustiveDependencies: it is loaded once
    useEffect(() => {
      if (Part) return;
      loadOnce().then(
        (part) => setPart(() => part),
        () => {
          if (!isUnloading()) onFail();
        },
      );
    }, []);
    if (!Part) return null;
    return (
      <ChunkBoundary onFail={onFail}>
        <Part {...(props as unknown as Props)} />
      </ChunkBoundary>
    );
  }
  /** A failure shows when the part is opened. */
  const preload = () => void loadOnce().catch(() => {});
  return Object.assign(OnDemand, { preload });
}
