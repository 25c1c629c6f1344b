/** What the fields and screens of a project are called in each sector. */

export const overviewImage = "Overview Image";
export const objectiveImage = "Objective Image";
export const geographicImage = "Geographic Image";
export const stakeholderNamed = (number: number) => `Stakeholder ${number}`;
export const stakeholderWords = {
  stakeholderOne: "Funded By",
  stakeholderTwo: "Implemented By",
  stakeholderThree: "Facilated By",
};
export const shortDescription = "Short Description";
export const description = "Description";
export const geography = "Geography";
export const geographic = "Geographic";
export const title = "Title";
export const componentTitle = "Component Title";
export const overview = "Overview";
export const objective = "Objective";
export const componentOne = "Component One";
export const componentTwo = "Component Two";
export const componentThree = "Component Three";
export const componentFour = "Component Four";
export const achievements = "Achievements";
export const sectorTexts = {
  energy: {
    createTitle: "Energy project Form",
    updateTitle: "Update Energy Project",
    tableTitle: "Energy Projects",
  },
  water: {
    createTitle: "Water project Form",
    updateTitle: "Update Water Project",
    tableTitle: "Water Projects",
  },
};
