import { useTechnologies } from "#app/taxonomy/use-technologies.ts";
import { MAX_TECHNOLOGIES } from "#contract/clients/find-request-terms.ts";
import { Choice } from "#design/field/choice.tsx";
import type { FieldError } from "#design/field/field-aria.ts";
import { Fieldset } from "#design/field/fieldset.tsx";

type TechnologyCheckboxesProps = { chosen: readonly string[]; error: FieldError };

/** All technologies of the site as checkboxes, for pages without JavaScript. */
export function TechnologyCheckboxes({ chosen, error }: TechnologyCheckboxesProps) {
  return (
    <Fieldset
      id="technologies"
      legend="Technologies"
      hint={`What they should know, up to ${MAX_TECHNOLOGIES}.`}
      error={error}
    >
      <div className="columns-[7.5rem] gap-x-4">
        {useTechnologies().map(({ slug, name }, index) => (
          <Choice
            key={slug}
            type="checkbox"
            id={index === 0 ? "technologies" : `technologies-${slug}`}
            name={`technologies[${index}]`}
            value={slug}
            label={name}
            defaultChecked={chosen.includes(slug)}
            className="break-inside-avoid"
          />
        ))}
      </div>
    </Fieldset>
  );
}
