import { SlidersHorizontal } from "lucide";
import type { Ref } from "react";
import { buttonStyle } from "#design/buttons/button-style.ts";
import { Icon } from "#design/icon.tsx";
import { FILTER_FORM } from "../filters/filter-form-id.ts";
import { SortSelect } from "../filters/sort-select.tsx";
import type { FilterForm } from "../filters/use-filter-draft.ts";

type ResultsHeaderProps = {
  id: string;
  ref: Ref<HTMLHeadingElement>;
  text: string;
  form: FilterForm;
  /** The sheet of the filters, which the button opens where the page is narrow. */
  sheet: string;
  /** Filters that are set. */
  set: number;
};

/** The number of results, and above them the filters and the order. */
export function ResultsHeader({ id, ref, text, form, sheet, set }: ResultsHeaderProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-3 sm:flex sm:gap-4">
      <h2
        ref={ref}
        id={id}
        tabIndex={-1}
        className="figures col-span-2 mr-auto text-lg outline-offset-4"
      >
        {text}
      </h2>
      <button
        type="button"
        popoverTarget={sheet}
        aria-haspopup="dialog"
        className={buttonStyle({ variant: "secondary", size: "small", className: "lg:hidden" })}
      >
        <Icon of={SlidersHorizontal} />
        Filters
        {set > 0 ? <span className="figures">({set})</span> : null}
      </button>
      <SortSelect
        form={FILTER_FORM}
        value={form.draft.sort}
        onChange={(sort) => form.choose({ sort })}
      />
    </div>
  );
}
