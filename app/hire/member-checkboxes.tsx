import { Link } from "react-router";
import { toMoney } from "#app/developers/parts/money-text.ts";
import { toProfilePath } from "#app/developers/parts/profile-url.ts";
import { type Currency, toFullName } from "#contract/members/member-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import { Choice } from "#design/field/choice.tsx";
import type { FieldError } from "#design/field/field-aria.ts";
import { Fieldset } from "#design/field/fieldset.tsx";
import type { InputValues } from "#platform/forms/use-step-form.ts";

type NamedMember = {
  id: number;
  slug: string;
  first_name: string;
  last_name: string;
  position: string;
  sales_rate: number | null;
  sales_currency: Currency;
};

type MemberCheckboxesProps = {
  members: readonly NamedMember[];
  /** Undefined on the first visit, when everyone is ticked. */
  input: InputValues | undefined;
  error: FieldError;
};

/** The developers of a request as checkboxes. */
export function MemberCheckboxes({ members, input, error }: MemberCheckboxesProps) {
  if (members.length === 0) {
    return (
      <p id="members">
        None of them is available any more.{" "}
        <Link to="/developers" className="link">
          {withNoun("Choose another developer")}
        </Link>
        .
      </p>
    );
  }
  return (
    <Fieldset
      id="members"
      legend={withNoun("Developers")}
      hint="To ask for someone else as well, name them in your message below."
      error={error}
    >
      {members.map((member, index) => {
        const name = `members[${index}][member_id]`;
        const rate =
          member.sales_rate === null
            ? ""
            : `, ${toMoney(member.sales_rate, member.sales_currency)} / h`;
        return (
          <Choice
            key={member.id}
            type="checkbox"
            id={index === 0 ? "members" : `members-${index}`}
            name={name}
            value={member.id}
            defaultChecked={input === undefined || name in input}
            label={toFullName(member)}
            hint={
              <>
                {member.position}
                {rate}.{" "}
                <Link to={toProfilePath(member.slug)} className="link relative z-10">
                  Profile<span className="sr-only"> of {toFullName(member)}</span>
                </Link>
              </>
            }
          />
        );
      })}
    </Fieldset>
  );
}
