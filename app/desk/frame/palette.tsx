import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { FoundMember } from "#contract/desk/desk-member-terms.ts";
import type { FoundRequest, Passage } from "#contract/desk/desk-request.ts";
import { isPermitted } from "#contract/desk/staff-terms.ts";
import { backdropStyle } from "#design/overlays/backdrop-style.ts";
import { toMemberPagePath } from "../members/list/member-path.ts";
import { useDesk } from "../parts/use-desk.ts";
import { PassageText } from "../requests/passage-text.tsx";
import { toPassagePath } from "../requests/request-intent.ts";
import { DESK_LINKS } from "./desk-links.ts";

type Command = {
  value: string;
  label: string;
  detail: string;
  to: string;
  passage?: Passage | undefined;
};

/** Milliseconds without a key after which is searched. */
const PAUSE_MS = 150;

/**
 * Goes to a page of the desk, to a request, found by reference, name, company, email or what was
 * said, or to a member, found by name, technology or email.
 */
export function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { staff } = useDesk();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const found = useFound(open ? text : "");
  const pages = DESK_LINKS.filter(
    ({ label, permission }) =>
      isPermitted(staff.role, permission) &&
      label.toLowerCase().includes(text.toLowerCase().trim()),
  ).map(({ to, label }): Command => ({ value: to, label, detail: "Page", to }));
  const members = found.members.map(
    ({ slug, name, position }): Command => ({
      value: `members/${slug}`,
      label: position ? `${name} · ${position}` : name,
      detail: "Member",
      to: toMemberPagePath(slug),
    }),
  );
  const requests = found.requests.map(
    (one): Command => ({
      value: one.reference,
      label: one.company_name ? `${one.name} · ${one.company_name}` : one.name,
      detail: one.reference,
      to: toPassagePath(one, one.passage),
      passage: one.passage,
    }),
  );
  const go = (to: string) => {
    onClose();
    setText("");
    navigate(to);
  };
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropStyle} />
        <Dialog.Popup
          aria-label="Go to"
          className="desk fixed top-[12vh] left-1/2 z-50 w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 rounded-card bg-paper shadow-float outline-none"
        >
          <Autocomplete.Root
            open
            inline
            mode="none"
            items={[...requests, ...members, ...pages]}
            value={text}
            onValueChange={setText}
            autoHighlight="always"
            keepHighlight
          >
            <Autocomplete.Input
              aria-label="Find a page, request or member"
              placeholder="Find a page, request or member by name or email"
              className="h-12 w-full rounded-t-card border-line border-b bg-transparent px-4 outline-none"
            />
            <Dialog.Close className="sr-only">Close</Dialog.Close>
            <Autocomplete.List className="max-h-[50vh] overflow-y-auto p-2">
              {(command: Command) => (
                <Autocomplete.Item
                  key={command.value}
                  value={command}
                  onClick={() => go(command.to)}
                  className="cursor-default rounded-field px-3 py-1.5 data-highlighted:bg-blue-wash"
                >
                  <span className="flex min-h-6 items-center justify-between gap-4">
                    <span className="truncate">{command.label}</span>
                    <span className="shrink-0 text-ink-soft">{command.detail}</span>
                  </span>
                  {command.passage ? (
                    <span className="line-clamp-2 break-words text-ink-soft">
                      <PassageText passage={command.passage} />
                    </span>
                  ) : null}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
            <Autocomplete.Empty>
              <p className="px-4 pb-4 text-ink-soft">Nothing found.</p>
            </Autocomplete.Empty>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type Found = { requests: FoundRequest[]; members: FoundMember[] };
const NOTHING: Found = { requests: [], members: [] };

/** Its time is a text in JSON. */
const readPassage = ({ passage, ...request }: FoundRequest): FoundRequest => ({
  ...request,
  passage: passage && { ...passage, at: new Date(passage.at) },
});

/** Requests and members that match what was typed; none until there was a pause. */
function useFound(text: string): Found {
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    if (text.trim() === "") {
      setFound(NOTHING);
      return;
    }
    const ending = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const url = `/api/desk/search?${new URLSearchParams({ text })}`;
        const response = await fetch(url, { signal: ending.signal });
        if (!response.ok) return;
        const { data, members } = (await response.json()) as {
          data: FoundRequest[];
          members: FoundMember[];
        };
        setFound({ requests: data.map(readPassage), members });
      } catch {
        // Aborted by the next key, or offline: what was found remains.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [text]);
  return found;
}
