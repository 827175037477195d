import { type ReactNode, useContext, useEffect, useState } from "react";
import { ShortlistButton } from "#app/shortlist/shortlist-button.tsx";
import type { Member } from "#contract/members/member.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import { Button } from "#design/buttons/button.tsx";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { Skeleton } from "#design/loading/skeleton.tsx";
import { SlideOver } from "#design/overlays/slide-over.tsx";
import { TabList, TabPanel, Tabs } from "#design/tabs.tsx";
import { ResponseError } from "#platform/browser/get-json.ts";
import { MemberAvatar } from "../parts/member-avatar.tsx";
import { MemberRateLine } from "../parts/member-rate.tsx";
import { toBreakableName } from "../parts/member-texts.ts";
import { toProfilePath } from "../parts/profile-url.ts";
import { MemberPopupContext } from "./member-popup.ts";
import { type MemberTab, MemberTabContent, toMemberTabs } from "./member-tabs.tsx";

type Loaded =
  | { state: "loading" }
  | { state: "loaded"; member: Member }
  | { state: "missing" }
  | { state: "failed" };

/** The member of a slug; `again` retries after a failure. */
function useMember(slug: string): { loaded: Loaded; again: () => void } {
  const { load } = useContext(MemberPopupContext);
  const [attempt, setAttempt] = useState(0);
  const [response, setResponse] = useState<{ key: string; loaded: Loaded }>();
  const key = `${slug} ${attempt}`;
  useEffect(() => {
    let isRequested = true;
    const settle = (loaded: Loaded) => {
      if (isRequested) setResponse({ key, loaded });
    };
    load(slug).then(
      (member) => settle({ state: "loaded", member }),
      (error: unknown) =>
        settle({
          state: error instanceof ResponseError && error.status === 404 ? "missing" : "failed",
        }),
    );
    return () => {
      isRequested = false;
    };
  }, [slug, key, load]);
  return {
    loaded: response?.key === key ? response.loaded : { state: "loading" },
    again: () => setAttempt((count) => count + 1),
  };
}

function MemberSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading profile</span>
      <div className="flex gap-4 sm:gap-6">
        <Skeleton className="size-20 rounded-card" />
        <div className="flex-1">
          <Skeleton className="h-7 w-2/3" />
          <Skeleton className="mt-3 h-4 w-1/2" />
          <Skeleton className="mt-3 h-4 w-1/3" />
        </div>
      </div>
      <Skeleton className="mt-8 h-5" />
      <Skeleton className="mt-2 h-5" />
      <Skeleton className="mt-2 h-5 w-2/3" />
      <Skeleton className="mt-8 h-8 w-28" />
      <Skeleton className="mt-8 h-40" />
    </div>
  );
}

export type MemberSlideOverProps = {
  slug: string;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
  /** The bar at the bottom; a proposal passes its own. */
  toBar?: ((member: Member) => ReactNode) | undefined;
  toBadge?: ((member: Member) => ReactNode) | undefined;
};

/** A developer's details over a dimmed page (spec §2, developer detail popup). */
export function MemberSlideOver({
  slug,
  open,
  onClose,
  onClosed,
  toBar,
  toBadge,
}: MemberSlideOverProps) {
  const { loaded, again } = useMember(slug);
  const member = loaded.state === "loaded" ? loaded.member : undefined;
  // It starts at Info each time: closing unmounts this component, another member is another key.
  const [chosen, setChosen] = useState<{ slug: string; tab: MemberTab }>();
  const tab = chosen?.slug === slug ? chosen.tab : "info";
  const tabs = member ? toMemberTabs(member) : [];
  return (
    <Tabs value={tab} onValueChange={(next) => setChosen({ slug, tab: next })}>
      <SlideOver
        open={open}
        onClose={onClose}
        onClosed={onClosed}
        title={member ? toBreakableName(toFullName(member)) : withNoun("Developer")}
        lead={member ? <MemberAvatar member={member} size="small" badge={null} eager /> : undefined}
        detail={member ? <MemberRateLine member={member} /> : undefined}
        tabs={member ? <TabList label="Profile" tabs={tabs} value={tab} /> : undefined}
        scrollKey={tab}
        footer={
          member ? (
            toBar ? (
              toBar(member)
            ) : (
              <div className="flex flex-wrap gap-3">
                <LinkButton
                  to={toProfilePath(slug)}
                  variant="secondary"
                  className="flex-1 whitespace-nowrap max-sm:px-4"
                >
                  View Profile
                </LinkButton>
                <ShortlistButton id={member.id} className="flex-1 whitespace-nowrap max-sm:px-4" />
              </div>
            )
          ) : undefined
        }
      >
        {loaded.state === "loading" ? <MemberSkeleton /> : null}
        {member
          ? tabs.map(({ value }) => (
              <TabPanel key={value} value={value}>
                <MemberTabContent tab={value} member={member} badge={toBadge?.(member)} />
              </TabPanel>
            ))
          : null}
        {loaded.state === "missing" ? (
          <div role="alert" className="py-12 text-center">
            <p className="font-medium text-lg">
              {withNoun("This developer is no longer on our site")}
            </p>
            <LinkButton to="/developers" variant="secondary" className="mt-6">
              {withNoun("See all developers")}
            </LinkButton>
          </div>
        ) : null}
        {loaded.state === "failed" ? (
          <div role="alert" className="py-12 text-center">
            <p className="font-medium text-lg">The profile couldn't be loaded</p>
            <p className="mt-2 text-ink-soft">Check your connection and try again.</p>
            <Button variant="secondary" className="mt-6" onClick={again}>
              Try again
            </Button>
          </div>
        ) : null}
      </SlideOver>
    </Tabs>
  );
}
