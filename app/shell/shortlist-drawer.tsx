import { X } from "lucide";
import { lazy, useEffect, useState } from "react";
import { Link } from "react-router";
import { MemberList } from "#app/developers/card/member-list.tsx";
import { MAX_COMPARED, MIN_COMPARED, toCompareUrl } from "#app/developers/compare/compare-url.ts";
import { useMembersByIds } from "#app/developers/parts/use-members-by-ids.ts";
import { removeFromShortlist } from "#app/shortlist/shortlist.store.ts";
import { ShortlistPanel } from "#app/shortlist/shortlist-panel.tsx";
import { toPanelOrder } from "#app/shortlist/shortlist-texts.ts";
import { useShortlist } from "#app/shortlist/use-shortlist.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { Button } from "#design/buttons/button.tsx";
import { IconButton } from "#design/buttons/icon-button.tsx";
import { Decoration } from "./decoration.tsx";

// The first load of every page names the files of the panel: these are named by the panel.
const ShareShortlist = lazy(async () => ({
  default: (await import("#app/shared-shortlist/share-shortlist.tsx")).ShareShortlist,
}));

const SharedBefore = lazy(async () => ({
  default: (await import("#app/shared-shortlist/shared-before.tsx")).SharedBefore,
}));

type ShortlistDrawerProps = { open: boolean; onClose: () => void };

/** The shortlist's panel with the cards of its members, where the two features meet. */
export function ShortlistDrawer({ open, onClose }: ShortlistDrawerProps) {
  const ids = useShortlist();
  const { state, members, missing, again } = useMembersByIds(ids, open);
  const [dropped, setDropped] = useState(0);

  useEffect(() => {
    if (missing.length === 0) return;
    const removed = removeFromShortlist(...missing);
    setDropped((count) => count + removed);
  }, [missing]);

  return (
    <ShortlistPanel
      open={open}
      onClose={onClose}
      onClosed={() => setDropped(0)}
      count={ids.length}
      dropped={dropped}
      more={
        <Decoration>
          <SharedBefore ids={toPanelOrder(ids)} />
        </Decoration>
      }
    >
      {state === "failed" ? (
        <div role="alert" className="py-12 text-center">
          <p className="font-medium text-lg">Your shortlist couldn't be loaded</p>
          <p className="mt-2 text-ink-soft">
            Nothing is lost. Check your connection and try again.
          </p>
          <Button variant="secondary" className="mt-6" onClick={again}>
            Try again
          </Button>
        </div>
      ) : (
        <>
          {ids.length >= MIN_COMPARED ? (
            <Link
              to={toCompareUrl(toPanelOrder(ids))}
              onClick={onClose}
              className="link mb-3 inline-flex min-h-11 items-center"
            >
              {ids.length > MAX_COMPARED
                ? `Compare the first ${MAX_COMPARED}`
                : "Compare side by side"}
            </Link>
          ) : null}
          <div className="mb-4 min-h-11">
            <Decoration>
              <ShareShortlist ids={toPanelOrder(ids)} />
            </Decoration>
          </div>
          <MemberList
            members={toPanelOrder(members)}
            display="compact"
            columns={1}
            loading={state === "loading" ? ids.length : undefined}
            // Members of this list need no badge.
            toBadge={() => null}
            toActions={(member) => (
              <IconButton
                icon={X}
                label={`Remove ${toFullName(member)}`}
                onClick={() => removeFromShortlist(member.id)}
              />
            )}
          />
        </>
      )}
    </ShortlistPanel>
  );
}
