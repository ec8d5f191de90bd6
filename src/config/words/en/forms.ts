/** Labels, placeholders, options and messages of the public forms (spec §2.13, §2.14, §5, §8). */
export const forms = {
  order: {
    fields: {
      fullName: 'Full Name',
      email: 'Email Address',
      phone: 'Phone Number',
      businessName: 'Business Name',
      businessType: 'Business Type',
      province: 'Province',
      district: 'District',
      city: 'City',
    },
    groups: {
      customer: 'Who is ordering',
      business: 'Your business',
      place: 'Where it goes',
      items: 'What you need',
    },
    choose: {
      businessType: 'Choose a business type',
      province: 'Choose a province',
      district: 'Choose a district',
      city: 'Choose a city',
    },
    closed: {
      district: 'Opens once a province is chosen.',
      city: 'Opens once a district is chosen.',
    },
    businessTypes: {
      Hotel: 'Hotel',
      Restaurant: 'Restaurant',
      'Party Palace': 'Party Palace',
      Wholesaler: 'Wholesaler',
      Retailer: 'Retailer',
      Dealer: 'Dealer',
      Other: 'Other',
    },
    item: {
      heading: 'Item',
      quantityHeading: 'Qty',
      name: 'Item {number}',
      quantity: 'Qty of item {number}',
      remove: 'Remove item {number}',
      hint: 'Pick from the catalogue as you type, or write what you need in your own words.',
    },
    addItem: 'Add Item',
    placeOrder: 'Place Order',
    cancel: 'Cancel',
    submitted: 'Order submitted successfully!',
  },
} as const;
