export const ministryName = "Wasaaradda Tamarta iyo Kheyraadka Biyaha";
