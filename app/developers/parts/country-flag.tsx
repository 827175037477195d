import { classNames } from "#design/class-names.ts";

type CountryFlagProps = { country: string; country_code: string; className?: string };

/** The flag of a country, 3 : 2; its class is derived from the lower-case code (spec §3). */
export function CountryFlag({ country, country_code, className }: CountryFlagProps) {
  const code = country_code.toLowerCase();
  return (
    <img
      src={`${import.meta.env.FLAGS}/${code}.svg`}
      alt=""
      title={country}
      width={18}
      height={12}
      loading="lazy"
      decoding="async"
      className={classNames(
        `fi fi-${code} h-3 w-4.5 shrink-0 rounded-[2px] outline outline-1 outline-ink/10`,
        className,
      )}
    />
  );
}
