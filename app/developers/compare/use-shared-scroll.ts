import { type UIEvent, useRef } from "react";

/** Two elements that scroll sideways as one: what each of them needs. */
export function useSharedScroll() {
  const [head, body] = [useRef<HTMLElement>(null), useRef<HTMLElement>(null)];
  const follow =
    (other: typeof head) =>
    ({ currentTarget }: UIEvent<HTMLElement>) => {
      if (other.current) other.current.scrollLeft = currentTarget.scrollLeft;
    };
  return {
    head: { ref: head, onScroll: follow(body) },
    body: { ref: body, onScroll: follow(head) },
  };
}

export type SharedScroll = ReturnType<typeof useSharedScroll>["head"];
