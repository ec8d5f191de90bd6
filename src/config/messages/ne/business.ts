/** Name and address of the business, like the English settings. */
export const business = {
  name: 'बास्ना',
  fullName: 'बास्ना मसला',
  founder: 'रमेश श्रेष्ठ',
  street: 'बालाजु औद्योगिक क्षेत्र',
  city: 'काठमाडौं',
  country: 'नेपाल',
  credit: 'हिमाल वेब स्टुडियो',
} as const;
