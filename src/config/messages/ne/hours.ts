/** When to call and how to pay. */
export const hours = {
  call: 'कहिले फोन गर्ने',
  closed: 'बन्द हुने दिन',
  holiday: '{from} देखि {to} सम्म',
  holidays: {
    magheSankranti: 'माघे सङ्क्रान्ति',
    newYear: 'नयाँ वर्ष',
    dashain: 'दसैं',
    tihar: 'तिहार',
  },
  pay: 'भुक्तानी कसरी गर्ने',
  payments: {
    cash: { name: 'सामान पाएपछि नगद', needs: 'सामान आइपुगेपछि ल्याइदिने चालकलाई दिनुहोस्।' },
    bank: { name: 'बैङ्कबाट', needs: 'खाता {to}, नमुना बैङ्क, काठमाडौं। आफ्नो वा व्यवसायको नामसहित भौचर पठाउनुहोस्।' },
    wallet: { name: 'इसेवा वा खल्ती', needs: 'नम्बर: {to}। विवरणमा आफ्नो वा व्यवसायको नाम लेख्नुहोस्।' },
    cheque: { name: 'चेक', needs: '{fullName}को नाममा। तपाईंको प्यान नम्बर चाहिन्छ।' },
  },
} as const;
