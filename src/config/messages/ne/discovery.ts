/** Texts of `/ne/llms.txt`. */
export const discovery = {
  prices: 'मोल एक प्याकेटको हो, {currency}मा ({code})।',
  contact: 'सम्पर्क',
  files: 'फाइल',
  sitemap: 'सबै पाना',
  sameFile: 'यही फाइल त्यो भाषामा',
  pages: 'पाना',
  questions: 'प्रश्न र जवाफ',
  pack: '{weight} {price}',
  orders: 'अर्डर भनेको सोधपुछ हो; यो साइट आफैं केही बेच्दैन।',
} as const;
