import { Check, Link2, Plus } from "lucide";
import { type MouseEvent, useEffect, useState } from "react";
import type { FaqQuestion } from "#contract/content/page-text.ts";
import { Icon } from "#design/icon.tsx";
import { Prose } from "#design/text/prose.tsx";

/** Milliseconds for which a copied link is confirmed (spec §9). */
const COPIED = 1_500;

function AnswerLink({ id }: { id: string }) {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !navigator.clipboard) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      await navigator.clipboard.writeText(href);
      setCopied(true);
    } catch {
      // Copying was refused: the address bar has the link.
      window.location.hash = id;
    }
  }

  return (
    <>
      <a
        href={`#${id}`}
        onClick={copy}
        className="mt-3 inline-flex min-h-11 items-center gap-2 text-ink-soft text-sm hover:text-blue"
      >
        <Icon of={isCopied ? Check : Link2} className="size-4" />
        {isCopied ? "Copied" : "Copy link to this answer"}
      </a>
      <span role="status" className="sr-only">
        {isCopied ? "Link copied" : ""}
      </span>
    </>
  );
}

/** A question with its answer; a URL with its hash shows it also without JavaScript. */
export function Answer({ question: { id, question, answer } }: { question: FaqQuestion }) {
  return (
    <details
      id={id}
      className="group noscript:target:details-content:h-auto noscript:target:details-content:[content-visibility:visible] border-line border-b"
    >
      <summary className="flex min-h-14 items-start justify-between gap-6 py-4 font-medium hover:text-blue">
        <h3 className="font-medium text-base">{question}</h3>
        <Icon
          of={Plus}
          className="mt-0.5 size-5 text-ink-soft transition-transform group-open:rotate-45"
        />
      </summary>
      <div className="pb-5">
        <Prose html={answer} className="text-ink-soft" />
        <AnswerLink id={id} />
      </div>
    </details>
  );
}
