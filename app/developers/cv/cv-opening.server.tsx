import { Image, Link, Path, Svg, Text, View } from "@react-pdf/renderer";
import { SENIORITY_LABELS } from "#contract/member-terms.ts";
import {
  toBuyoutPrice,
  toLanguageOrder,
  toLanguageText,
  toMoney,
  toYears,
} from "../parts/member-texts.ts";
import type { CvContent } from "./cv-content.ts";
import { INK, ORANGE, styles } from "./cv-style.server.ts";

function Wordmark() {
  const stroke = { stroke: INK, strokeWidth: 3.5, fill: "none" };
  return (
    <Svg viewBox="0 0 103 28" style={styles.mark}>
      <Path d="M25 14A11 11 0 1 1 3 14A11 11 0 1 1 25 14Z" {...stroke} />
      <Path d="M50.6 6.9A11 11 0 1 0 53.2 14" {...stroke} />
      <Path d="M54.95 14H43.2" {...stroke} stroke={ORANGE} />
      <Path d="M61.5 3v22h4.5a11 11 0 0 0 0-22Z" {...stroke} />
      <Path
        d="M99 7.6C98 4.8 95.4 3 92 3c-3.9 0-6.6 2.1-6.6 5.3 0 7.3 14.2 4 14.2 11.2 0 3.4-2.9 5.5-7.1 5.5-3.9 0-6.8-1.9-7.8-5.1"
        {...stroke}
      />
    </Svg>
  );
}

/** `English C1`, without a line break. */
const toWholeLanguage = (language: CvContent["member"]["languages"][number]) =>
  toLanguageText(language).replaceAll(" ", "\u00a0");

function toDetails({ member, showRates }: CvContent): { name: string; value: string }[] {
  const { sales_rate, sales_currency, languages } = member;
  const buyout = toBuyoutPrice(member);
  return [
    { name: "Level", value: SENIORITY_LABELS[member.seniority_level] },
    { name: "Experience", value: toYears(member.years_of_experience) },
    { name: "Country", value: member.country },
    ...(languages.length > 0
      ? [{ name: "Languages", value: toLanguageOrder(languages).map(toWholeLanguage).join(", ") }]
      : []),
    ...(showRates && sales_rate !== null
      ? [{ name: "Rate", value: `${toMoney(sales_rate, sales_currency)} / h` }]
      : []),
    ...(showRates && buyout ? [{ name: "Buyout fee", value: buyout }] : []),
  ];
}

/** Header: brand and URL of the profile, name, position, portrait, and the details in a row. */
export function CvOpening(content: CvContent) {
  const { member, name, portrait, profileUrl } = content;
  return (
    <>
      <View style={styles.brand}>
        <Wordmark />
        <Link src={profileUrl} style={styles.link}>
          {profileUrl.replace(/^https?:\/\//, "")}
        </Link>
      </View>
      <View style={styles.opening}>
        <View style={styles.content}>
          <Text style={styles.name}>{name}</Text>
          <Text style={styles.position}>{member.position}</Text>
          <View style={styles.stroke} />
        </View>
        {portrait ? <Image src={portrait} style={styles.portrait} /> : null}
      </View>
      <View style={styles.details}>
        {toDetails(content).map((detail) => (
          <View key={detail.name} style={styles.detail}>
            <Text style={styles.detailName}>{detail.name}</Text>
            <Text>{detail.value}</Text>
          </View>
        ))}
      </View>
    </>
  );
}
