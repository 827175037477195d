import { MemberLink } from "#app/developers/profile/member-link.tsx";
import { toPanelOrder } from "#app/shortlist/shortlist-texts.ts";
import { useShortlist } from "#app/shortlist/use-shortlist.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import { Button } from "#design/buttons/button.tsx";
import { TextField } from "#design/field/text-field.tsx";
import type { OwnedShortlist } from "../owned.service.server.ts";
import { FIND_FIELD, OWNER_FIELDS } from "../owner-fields.ts";

type AddMembersProps = { owned: OwnedShortlist; find: string };

/** Adds developers by their name, or those of the browser's own shortlist. */
export function AddMembers({ owned: { found, members }, find }: AddMembersProps) {
  return (
    <>
      <FromOwnShortlist members={members} />
      <form method="get" action="#add-title" className="mt-4 flex flex-wrap items-end gap-3">
        <div className="min-w-48 flex-1">
          <TextField
            name={FIND_FIELD}
            type="search"
            label="Name or skill"
            autoComplete="off"
            defaultValue={find}
          />
        </div>
        <Button type="submit" variant="secondary">
          Find
        </Button>
      </form>
      {found ? (
        <div className="mt-4">
          <p role="status">
            {found.length === 0 ? withNoun(`No developer matches “${find}”.`) : null}
          </p>
          <form method="post" encType="multipart/form-data">
            <ul className="divide-y divide-line">
              {found.map((member) => (
                <li
                  key={member.id}
                  className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
                >
                  <span className="wrap-anywhere min-w-0">
                    <MemberLink slug={member.slug} className="link">
                      {toFullName(member)}
                    </MemberLink>{" "}
                    <span className="text-ink-soft text-sm">{member.position}</span>
                  </span>
                  {member.isIn ? (
                    <span className="text-ink-soft text-sm">On the list</span>
                  ) : (
                    <Button
                      type="submit"
                      variant="secondary"
                      size="small"
                      name={OWNER_FIELDS.add}
                      value={String(member.id)}
                      aria-label={`Add ${toFullName(member)}`}
                    >
                      Add
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </form>
        </div>
      ) : null}
    </>
  );
}

function FromOwnShortlist({ members }: Pick<OwnedShortlist, "members">) {
  const own = toPanelOrder(useShortlist());
  const others = own.filter((id) => !members.some((member) => member.id === id));
  if (others.length === 0) return null;
  return (
    <form method="post" encType="multipart/form-data" className="mt-4">
      <Button type="submit" variant="secondary" name={OWNER_FIELDS.add} value={others.join()}>
        Add {others.length === 1 ? "the other one" : `the other ${others.length}`} in your shortlist
      </Button>
    </form>
  );
}
