/** "Maybe with React" */
export const AFTER_MAYBE =
  "with, in, using, a, an, mit, ein, einen, eine, auf, avec, en, un, une, con, una, com, em, um, uma";
/** "Two at senior level" */
export const AT_LEVEL = "at, auf, de, a, niveau";
/** "At 60 %" */
export const AT_PERCENT = "at, bei, a, al";
/** "In the railway logistics sector" */
export const BEFORE_INDUSTRY =
  "in, from, of, the, im, in, aus, der, dem, den, dans, le, la, du, de, des, en, el, del, nel, no";
/** "By Friday" */
export const BEFORE_WEEKDAY = "on, by, from, next, this, until";
/** "Our team of two, with a designer" */
export const BESIDE_TEAM = "with, by, um, avec, con";
/** Before the place of a clock that was said: "our time zone in Paris", "similar time zone to Chile", "the same as us, that is Athens". */
export const CLOCK_LINKS =
  "as, as in, to, like, like in, wie, wie in, zu, que, que en, comme, comme en, como, como en, than, than in, als, als in, in, en, a, thats, that is, which is, that would be, that means, meaning, namely, so, i e, das ist, das heißt, also, c'est à dire, soit, es decir, o sea, this time, again, please, pls, diesmal, wieder, bitte, cette fois, esta vez, de nuevo";
/** "For our app" */
export const FOR_ASKED = "for, fur, pour, para, pra, pro, per, voor, dla, por";
/** "Pour un client industriel" */
export const FOR_COMPANY = "fur, pour, para, per, voor";
/** "For test automation" */
export const FOR_OWNED = "for, fur, pour, para, per, dla, voor";
/** "For the front end" */
export const FOR_ROLE = "for, fur, pour, para";
/** "Available for two months" */
export const FOR_SPAN = "for, during, fur, pour, pendant, por, durante, para";
export const FOR_WORDS = "for, fur, pour, para, per";
/** "From Angular to React" */
export const FROM_CHANGED = "from, von, depuis, de, desde, da";
/** "From Lisbon to Berlin" */
export const FROM_SPAN = "from, anywhere, somewhere, von, de, desde";
/** "From Jordan", "laut Paris" */
export const FROM_SPEAKER = "from, per, by, von, laut, de, selon, segun";
/** "Developers from there" */
export const FROM_THERE = "from, based, located, living, de, von";
export const FROM_WORDS = "from, aus, de, desde";
/** "Five years in digital insurance" */
export const IN_FIELD = "in, im, within, en, dans, nel, em, w";
/** "The documentation is available in French" */
export const IN_LANGUAGE = "in, auf, en";
/** "Our client in Vienna" */
export const IN_OTHERS = "in, from, at, a, au, aux, en, de, du, aus, im, the, la, le, los";
/** "The time zone like New York" */
export const LIKE_WORDS = "like, wie, comme, como, as";
/** "Migrate from our own servers to Azure" */
export const MIGRATION_TARGETS = "to, into, onto, nach, vers, hacia";
/** "An hour away from" */
export const OFF_CLOCK = "of, off, from, to, around, de, du, d, zu, zur, von";
/** "Within two hours of UK time" */
export const OF_CLOCK = "of, from, von, de, a";
/** "The cloud of Google", "to the cloud at Google" */
export const OF_CLOUD =
  "of, from, by, to, at, on, with, de, von, di, zu, bei, auf, mit, chez, sur, avec, en, a, con, su";
/** Ends of "a bit of", "un peu de", "ein bisschen". */
export const OF_KNOWLEDGE = "of, de, d, bit, bisschen, wenig, etwas";
/** "A bit of Java" */
export const OF_SOME = "of, de, d";
export const OF_TEAM = "de, d, du, del";
/** "Head of design at" */
export const OF_WRITER =
  "of, at, in, eines, einer, der, bei, beim, von, d, de, del, du, chez, dans, en, for, fur";
/** "On iPhones the cart does not load" */
export const ON_PRODUCT = "on, auf, am, beim, sur, en";
/** Before the side that a technology is on. */
export const ON_SIDE =
  "on the, in the, at the, im, auf der, am, cote, du cote, au, en el, del lado, lado, on our, in our";
export const OUTSIDE_WORDS = "outside, ausserhalb, hors, dehors, fuera";
/** "Per Aoife", "laut Markus" */
export const QUOTING_WORDS = "per, laut, selon, segun";
/** "From 9 am" */
export const SINCE_WORDS = "from, after, ab, depuis, desde";
/** "From Angular to React" */
export const TO_CHANGED = "to, onto, into, over, nach, auf, zu, vers, sur, a, hacia";
/** "To finish it by May" */
export const TO_DO = "to, for, um, zum, pour, para";
/** "From Lisbon to Berlin" */
export const TO_SPAN = "to, till, bis, a, hasta";
/** "Everything from design to launch" */
export const TO_WORK = "to, till, until, bis, a, hasta, jusqua";
/** "Until 5 pm" */
export const UNTIL_WORDS = "until, till, til, bis, jusqua, hasta";
/** "With a", in the languages that have an article there. */
export const WITH_A_WORDS =
  "with a, with an, with some, and a, mit einer, mit, und einer, avec une, avec, et une, con una, con, y una";
/** "Overlap with Berlin" */
export const WITH_CLOCK = "with, mit, avec, con";
/** "We only have testers with Java" */
export const WITH_SKILLS = "with, mit, avec, con, met, com";
