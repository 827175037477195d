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
import { useActions } from "./use-actions.ts";

type Command = {
  value: string;
  label: string;
  detail: string;
  run: () => void;
  passage?: Passage | undefined;
};

/** Actions that are listed before anything is typed. */
const MAX_ACTIONS = 4;

/** Milliseconds without a key after which is searched. */
const PAUSE_MS = 150;

/**
 * Goes to a page of the desk, to a request, found by reference, name, company, email or what was
 * said, or to a member, found by name, technology or email; or does something with what is open.
 */
export function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { staff } = useDesk();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const found = useFound(open ? text : "");
  const words = text.toLowerCase().trim();
  const isNamed = ({ label }: { label: string }) => label.toLowerCase().includes(words);
  const close = () => {
    onClose();
    setText("");
  };
  const goTo = (to: string) => () => {
    close();
    navigate(to);
  };
  const actions = useActions(open)
    .filter(isNamed)
    .slice(0, words ? undefined : MAX_ACTIONS)
    .map(({ label, run }): Command => {
      const act = () => {
        close();
        run();
      };
      return { value: `do ${label}`, label, detail: "Action", run: act };
    });
  const pages = DESK_LINKS.filter(
    (link) => isPermitted(staff.role, link.permission) && isNamed(link),
  ).map(({ to, label }): Command => ({ value: to, label, detail: "Page", run: goTo(to) }));
  const members = found.members.map(
    ({ slug, name, position }): Command => ({
      value: `members/${slug}`,
      label: position ? `${name} · ${position}` : name,
      detail: "Member",
      run: goTo(toMemberPagePath(slug)),
    }),
  );
  const requests = found.requests.map(
    (one): Command => ({
      value: one.reference,
      label: one.company_name ? `${one.name} · ${one.company_name}` : one.name,
      detail: one.reference,
      run: goTo(toPassagePath(one, one.passage)),
      passage: one.passage,
    }),
  );
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
            items={[...actions, ...requests, ...members, ...pages]}
            value={text}
            onValueChange={setText}
            autoHighlight="always"
            keepHighlight
          >
            <Autocomplete.Input
              aria-label="Find a page, request or member, or do something"
              placeholder="Find a page, request or member, or do something"
              className="h-12 w-full rounded-t-card border-line border-b bg-transparent px-4 outline-none"
            />
            <Dialog.Close className="sr-only">Close</Dialog.Close>
            <Autocomplete.List className="max-h-[50vh] overflow-y-auto p-2">
              {(command: Command) => (
                <Autocomplete.Item
                  key={command.value}
                  value={command}
                  onClick={command.run}
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
