import { expect, test } from 'vitest';
import { languageOf, locales } from '~/config/locales';

/** Values of `og:locale` that Facebook knows. */
const known =
  'ar_AR bn_IN da_DK de_DE en_GB en_US es_ES fi_FI fr_FR hi_IN it_IT ja_JP ko_KR ms_MY nb_NO ne_NP nl_NL pl_PL pt_BR ru_RU sv_SE ta_IN th_TH tr_TR ur_PK vi_VN zh_CN'.split(
    ' ',
  );

test.each(locales)('Facebook knows the language of %s', (locale) => {
  expect(known).toContain(languageOf(locale).openGraph);
});
