/**
 * Adverbs that say how sure one is and change nothing: they are left out of sentences and of the
 * phrases of the other dictionaries, so that "wäre natürlich schön" is "wäre schön".
 */
export const INTENSIFIERS = `
  really, honestly, definitely, certainly, obviously, basically, frankly, truly, surely, anymore, absolutely, simply, naturally,
  zwar, realistically, evidently, seriously, genuinely,
  natürlich, wirklich, sicherlich, durchaus, tatsächlich, selbstverständlich, definitiv, grundsätzlich, ehrlicherweise,
  vraiment, franchement, évidemment, honnêtement, certainement, sincèrement, clairement,
  realmente, honestamente, sinceramente, obviamente, ciertamente, francamente, evidentemente`;
